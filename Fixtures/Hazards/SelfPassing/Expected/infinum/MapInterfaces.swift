import UIKit

@preconcurrency @MainActor
protocol MapWireframeInterface: WireframeInterface {
    func askForPermission()
    func follow(_ guide: Guide)
    func showShareSheet(place: String)
}

@preconcurrency @MainActor
protocol MapViewInterface: ViewInterface {
    func show(_ place: String)
}

@preconcurrency @MainActor
protocol MapPresenterInterface: PresenterInterface {
    var lastPlace: String { get }
    var locatingName: String { get }
    var locator: Locator { get }

    func share()
    func locator(didFind place: String)
    func askForPermission()
    func follow(_ guide: Guide)
}

@preconcurrency @MainActor
protocol MapInteractorInterface: InteractorInterface {
    var locator: Locator { get }
}
