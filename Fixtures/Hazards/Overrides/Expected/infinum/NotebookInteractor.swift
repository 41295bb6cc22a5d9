import Foundation

@preconcurrency @MainActor
final class NotebookInteractor {

    // MARK: - Public properties -

    weak var output: NotebookInteractorOutputInterface!

    // MARK: - Manage model

    private let store = PageStore()
}

// MARK: - Extensions -

extension NotebookInteractor: NotebookInteractorInterface {

    // MARK: - Business use case

    func viewDidDisappear() {
        store.save(output.page)
    }

    func didReceiveMemoryWarning() {
        store.log("memory")
        store.empty()
    }

    func lastPage() -> Int {
        store.lastPage()
    }

    func logAppearsAnimated(_ animated: Bool) {
        store.log("appears, animated: \(animated)")
    }

    func save(_ page: Int) {
        store.save(page)
    }

    func logTitle(_ value: String) {
        store.log("title \(value)")
    }

    func logPresentsNumber(_ visits: Int) {
        store.log("presents number \(visits)")
    }
}
