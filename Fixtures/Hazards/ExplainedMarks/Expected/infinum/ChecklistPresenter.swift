import Foundation

@preconcurrency @MainActor
final class ChecklistPresenter {

    // MARK: - Private properties -

    private unowned let view: ChecklistViewInterface
    private let interactor: ChecklistInteractorInterface
    private let wireframe: ChecklistWireframeInterface

    // MARK: - Properties -

    var tasks: [Task] = []

    // MARK: - Lifecycle -

    init(
        view: ChecklistViewInterface,
        interactor: ChecklistInteractorInterface,
        wireframe: ChecklistWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ChecklistPresenter: ChecklistPresenterInterface {

    // What the view has seen, in the words of the user.
    // It knows no touches.
    //#pragma mark Handle view event

    func didTapClear() {
        if remaining() == tasks.count {
            wireframe.showNothingToClear()
        } else {
            interactor.clearDone()
        }
    }

    func didSelect(_ index: Int) {
        if tasks[index].isDone {
            wireframe.showTask(tasks[index])
        } else {
            interactor.finish(tasks[index])
        }
    }

    //What the view renders
    //#pragma mark Provide view data source

    func remaining() -> Int {
        tasks.filter { !$0.isDone }.count
    }

    func isDone(at index: Int) -> Bool {
        tasks[index].isDone
    }

    // MARK: - Forwarding

    func loadTasks() {
        interactor.loadTasks()
    }
}

extension ChecklistPresenter: ChecklistInteractorOutputInterface {

    //What the interactor works with
    //#pragma mark Provide model data source

    func doneTasks() -> [Task] {
        tasks.filter(\.isDone)
    }

    //Events of the interactor
    //#pragma mark Handle business event

    func didLoad(_ loaded: [Task]) {
        tasks = loaded
        view.showTasks()
    }
}
