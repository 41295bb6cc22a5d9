import UIKit

final class TravelWireframe: BaseWireframe<TravelViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TravelViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: TravelViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TravelViewController) -> TravelPresenterInterface {
        TravelWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: TravelViewInterface) -> TravelPresenter {
        let interactor = TravelInteractor()
        let presenter = TravelPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension TravelWireframe: TravelWireframeInterface {
}
