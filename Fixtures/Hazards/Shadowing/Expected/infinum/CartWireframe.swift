import UIKit

final class CartWireframe: BaseWireframe<CartViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = CartViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: CartViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: CartViewController) -> CartPresenterInterface {
        CartWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: CartViewInterface) -> CartPresenter {
        let interactor = CartInteractor()
        let presenter = CartPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension CartWireframe: CartWireframeInterface {

    // MARK: - Wireframe

    func warn(_ problem: CartError) {
        let title = "Cart"  // not the screen's title
        let alert = UIAlertController(title: title, message: "\(problem)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
