import Foundation

@preconcurrency @MainActor
final class ListInteractor {

    // MARK: - Manage model

    var words: [String] = []
}

// MARK: - Extensions -

extension ListInteractor: ListInteractorInterface {
}
