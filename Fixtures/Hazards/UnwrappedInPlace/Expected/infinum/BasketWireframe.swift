import UIKit

final class BasketWireframe: BaseWireframe<BasketViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = BasketViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: BasketViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: BasketViewController) -> BasketPresenterInterface {
        BasketWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: BasketViewInterface) -> BasketPresenter {
        let interactor = BasketInteractor()
        let presenter = BasketPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension BasketWireframe: BasketWireframeInterface {
}
