import UIKit

final class ShiftWireframe: BaseWireframe<ShiftViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ShiftViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ShiftViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ShiftViewController) -> ShiftPresenterInterface {
        ShiftWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ShiftViewInterface) -> ShiftPresenter {
        let interactor = ShiftInteractor()
        let presenter = ShiftPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ShiftWireframe: ShiftWireframeInterface {

    // MARK: - Wireframe

    func showHelp() {
        presentHelp(on: viewController)
    }
}
