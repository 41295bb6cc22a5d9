import Foundation

@preconcurrency @MainActor
final class DiaryInteractor {

    // MARK: - Properties -

    private let entryStore: EntryStore
    private let laterQueue: LaterQueue

    // MARK: - Lifecycle -

    init(entryStore: EntryStore = .shared, laterQueue: LaterQueue = .shared) {
        self.entryStore = entryStore
        self.laterQueue = laterQueue
    }
}

// MARK: - Extensions -

extension DiaryInteractor: DiaryInteractorInterface {

    // MARK: - Business use case

    var entryStoreEntries: [String] { entryStore.entries }

    func append(_ newElement: String) {
        entryStore.entries.append(newElement)
    }

    func addLaterQueue(_ work: @escaping () -> Void) {
        laterQueue.add(work)
    }
}
