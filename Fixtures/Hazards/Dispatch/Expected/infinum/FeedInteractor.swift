import Foundation

@preconcurrency @MainActor
final class FeedInteractor {

    // MARK: - Manage model

    let queue = DispatchQueue(label: "feeds")
    var names: [String] = []
    var counts: [String: Int] = [:]
    var isLoading = false
    private let token = Token()
}

// MARK: - Extensions -

extension FeedInteractor: FeedInteractorInterface {
}
