import UIKit

final class ShelfTabBarWireframe: BaseWireframe<ShelfTabBarController> {

    // MARK: - Module setup -

    init(service: ShelfService, note: String) {
        let moduleViewController = ShelfTabBarController(service: service, note: note)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: ShelfTabBarController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: ShelfTabBarController,
        service: ShelfService
    ) -> ShelfTabBarPresenterInterface {
        ShelfTabBarWireframe(existing: viewController).makePresenter(for: viewController, service: service)
    }

    private func makePresenter(for view: ShelfTabBarViewInterface, service: ShelfService) -> ShelfTabBarPresenter {
        let interactor = ShelfTabBarInteractor(service: service)
        let presenter = ShelfTabBarPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension ShelfTabBarWireframe: ShelfTabBarWireframeInterface {

    // MARK: - Wireframe

    func showReminder() {
        let alert = UIAlertController(title: "Overdue", message: viewController.presenter.overdue.joined(separator: ", "), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
