import UIKit

final class HouseWireframe: BaseWireframe<HouseViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = HouseViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: HouseViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: HouseViewController) -> HousePresenterInterface {
        HouseWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: HouseViewInterface) -> HousePresenter {
        let interactor = HouseInteractor()
        let presenter = HousePresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension HouseWireframe: HouseWireframeInterface {
}
