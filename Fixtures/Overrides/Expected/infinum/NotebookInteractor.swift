import Foundation

@preconcurrency @MainActor
final class NotebookInteractor {

    // MARK: - Manage model

    let store = PageStore()
}

// MARK: - Extensions -

extension NotebookInteractor: NotebookInteractorInterface {

    // MARK: - Business use case

    func didReceiveMemoryWarning() {
        store.log("memory")
        store.empty()
    }
}
