import Foundation

@preconcurrency @MainActor
final class ChecklistInteractor {

    // MARK: - Public properties -

    weak var output: ChecklistInteractorOutputInterface!

    // MARK: - Properties -

    private let store = TaskStore.shared

    //Send event to presenter
    //#pragma mark Send business event

    private func reload(_ found: [Task]) {
        output.didLoad(found)
    }

    //Keep the model
    //#pragma mark Manage model

    private func remove(_ done: [Task]) {
        for task in done { store.remove(task) }
        loadTasks()
    }
}

// MARK: - Extensions -

extension ChecklistInteractor: ChecklistInteractorInterface {

    //What the user wants
    //#pragma mark Business use case

    func loadTasks() {
        store.fetch { [weak self] found in
            self?.reload(found)
        }
    }

    func finish(_ task: Task) {
        store.finish(task)
        loadTasks()
    }

    //Ask the presenter
    //#pragma mark Request data for model

    func clearDone() {
        remove(output.doneTasks())
    }
}
