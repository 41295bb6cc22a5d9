import Foundation

@preconcurrency @MainActor
final class MapInteractor {

    // MARK: - Manage model

    let locator = Locator.shared
}

// MARK: - Extensions -

extension MapInteractor: MapInteractorInterface {
}
