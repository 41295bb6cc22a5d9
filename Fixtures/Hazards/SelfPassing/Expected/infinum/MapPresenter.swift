import Foundation

@preconcurrency @MainActor
final class MapPresenter {

    // MARK: - Private properties -

    private unowned let view: MapViewInterface
    private let interactor: MapInteractorInterface
    private let wireframe: MapWireframeInterface

    // MARK: - Provide view data source

    var lastPlace = "nowhere"

    // MARK: - Lifecycle -

    init(
        view: MapViewInterface,
        interactor: MapInteractorInterface,
        wireframe: MapWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Handle business event

    private func didFind(_ place: String) {
        lastPlace = place
        view.show(place)
    }
}

// MARK: - Extensions -

extension MapPresenter: MapPresenterInterface {

    // MARK: - Handle view event

    func share() {
        wireframe.showShareSheet(place: lastPlace)
    }

    // MARK: - LocatorDelegate

    func locator(didFind place: String) {
        didFind(place)
    }

    // MARK: - Locating

    var locatingName: String {
        "map of \(lastPlace)"
    }

    // MARK: - Forwarding

    func askForPermission() {
        wireframe.askForPermission()
    }

    func follow(_ guide: Guide) {
        wireframe.follow(guide)
    }

    var locator: Locator { interactor.locator }
}
