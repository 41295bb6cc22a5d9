import Foundation

@preconcurrency @MainActor
final class NearbyPresenter {

    // MARK: - Private properties -

    private unowned let view: NearbyViewInterface
    private let interactor: NearbyInteractorInterface
    private let wireframe: NearbyWireframeInterface

    // MARK: - Handle business event

    private var visits = 0

    // MARK: - Lifecycle -

    init(
        view: NearbyViewInterface,
        interactor: NearbyInteractorInterface,
        wireframe: NearbyWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension NearbyPresenter: NearbyPresenterInterface {

    // MARK: - Handle view event

    func find() {
        interactor.locate()
    }

    // MARK: - Forwarding

    func startLocating() {
        interactor.startLocating()
    }
}

extension NearbyPresenter: NearbyInteractorOutputInterface {

    // MARK: - Handle business event

    func didFind(_ place: Place?) {
        visits += 1
        view.setSearching(false)
        view.show("\(place?.name ?? "nowhere"), \(visits)")
    }

    func didFail() {
        view.setSearching(false)
        view.show("no signal")
    }
}
