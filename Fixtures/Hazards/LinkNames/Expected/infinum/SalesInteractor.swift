import Foundation

@preconcurrency @MainActor
final class SalesInteractor {
}

// MARK: - Extensions -

extension SalesInteractor: SalesInteractorInterface {

    // MARK: - Business use case

    var till: Till { Till.shared }
}
