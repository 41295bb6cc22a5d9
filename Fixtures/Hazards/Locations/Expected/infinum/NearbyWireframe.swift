import UIKit
import CoreLocation

final class NearbyWireframe: BaseWireframe<NearbyViewController> {

    // MARK: - Module setup -

    init(manager: CLLocationManager, book: PlaceBook = PlaceBook()) {
        let moduleViewController = NearbyViewController(manager: manager, book: book)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: NearbyViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: NearbyViewController,
        manager: CLLocationManager,
        book: PlaceBook
    ) -> NearbyPresenterInterface {
        NearbyWireframe(existing: viewController).makePresenter(for: viewController, manager: manager, book: book)
    }

    private func makePresenter(
        for view: NearbyViewInterface,
        manager: CLLocationManager,
        book: PlaceBook
    ) -> NearbyPresenter {
        let interactor = NearbyInteractor(manager: manager, book: book)
        let presenter = NearbyPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension NearbyWireframe: NearbyWireframeInterface {
}
