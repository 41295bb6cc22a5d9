import UIKit

final class MenuWireframe: BaseWireframe<MenuViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = MenuViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: MenuViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: MenuViewController) -> MenuPresenterInterface {
        MenuWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: MenuViewInterface) -> MenuPresenter {
        let interactor = MenuInteractor()
        let presenter = MenuPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension MenuWireframe: MenuWireframeInterface {

    // MARK: - Wireframe

    func `return`(from dish: String) {
        let `self` = UIViewController()
        `self`.title = "Enough \(dish), \(viewController.presenter.名前)"
        viewController.present(`self`, animated: true)
    }
}
