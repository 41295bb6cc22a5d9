import Foundation

@preconcurrency @MainActor
final class ParcelsPresenter {

    // MARK: - Private properties -

    private unowned let view: ParcelsViewInterface
    private let interactor: ParcelsInteractorInterface
    private let wireframe: ParcelsWireframeInterface

    // ----------------------
    // MARK: - Outlets:
    // ----------------------

    /* in the order of the service */ var parcels: [Parcel] = []

    // MARK: - Lifecycle -

    init(
        view: ParcelsViewInterface,
        interactor: ParcelsInteractorInterface,
        wireframe: ParcelsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ParcelsPresenter: ParcelsPresenterInterface {

    // ----------------------
    // MARK: - Actions:
    // ----------------------

    func didTapComplain() // the only one
    {
        guard
            let parcel = parcels // the first of those that are late
                .first(where: { $0 /* a parcel */ .isLate })
        else /* none is late */ { return }
        interactor.complain(about: // by mail, not by phone
            parcel)
        load("")
    }

    func didShake() {
        parcels /* of today */ .removeAll()
        interactor.forgetParcel() /* nothing is kept */
        view.show()
    }

    func load(_ code: String /* empty for all */) {
        interactor.track(code: code, limit: 20, // the server gives no more
            completion: { [weak self] /* the screen may be gone */ found in
            self? // it is there
                .parcels = found
            self?.view.show()
        })
    }
}
