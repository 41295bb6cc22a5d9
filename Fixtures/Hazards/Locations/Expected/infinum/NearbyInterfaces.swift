import UIKit

@preconcurrency @MainActor
protocol NearbyWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol NearbyViewInterface: ViewInterface {
    func show(_ text: String)
    func setSearching(_ isSearching: Bool)
}

@preconcurrency @MainActor
protocol NearbyPresenterInterface: PresenterInterface {
    func find()
    func startLocating()
}

@preconcurrency @MainActor
protocol NearbyInteractorInterface: InteractorInterface {
    func startLocating()
    func locate()
}

@preconcurrency @MainActor
protocol NearbyInteractorOutputInterface: AnyObject, Sendable {
    func didFind(_ place: Place?)
    func didFail()
}
