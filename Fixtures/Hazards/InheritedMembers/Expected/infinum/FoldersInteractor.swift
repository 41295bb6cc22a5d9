import Foundation

@preconcurrency @MainActor
final class FoldersInteractor {

    // MARK: - Properties -

    private let folderStore: FolderStore

    // MARK: - Lifecycle -

    init(folderStore: FolderStore = .shared) {
        self.folderStore = folderStore
    }
}

// MARK: - Extensions -

extension FoldersInteractor: FoldersInteractorInterface {

    // MARK: - Business use case

    func loadFolder(_ done: @escaping ([String]) -> Void) {
        folderStore.load(done)
    }

    func setFolders(_ folders: [String]) {
        folderStore.folders = folders
    }

    func sorted(by order: ByName) -> [String] {
        folderStore.sorted(by: order)
    }
}
