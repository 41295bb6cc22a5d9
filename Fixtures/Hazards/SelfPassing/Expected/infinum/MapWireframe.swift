import UIKit

final class MapWireframe: BaseWireframe<MapViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = MapViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: MapViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: MapViewController) -> MapPresenterInterface {
        MapWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: MapViewInterface) -> MapPresenter {
        let interactor = MapInteractor()
        let presenter = MapPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension MapWireframe: MapWireframeInterface {

    // MARK: - Wireframe

    func askForPermission() {
        let screen = PermissionViewController(asking: viewController)
        screen.onDone = { [unowned self] in self.viewController.presenter.locator.isAllowed = true }
        viewController.present(screen, animated: true)
    }

    func follow(_ guide: Guide) {
        guide.controller = viewController
        guide.go { [viewController] guide in
            guard guide.controller === viewController else { return }
            viewController.show("following")
        }
    }

    func showShareSheet(place: String) {
        ShareSheet(place: place).present(from: viewController, sender: viewController)
    }
}
