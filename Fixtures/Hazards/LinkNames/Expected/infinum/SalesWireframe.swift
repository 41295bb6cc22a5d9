import UIKit

final class SalesWireframe: BaseWireframe<SalesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = SalesViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: SalesViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: SalesViewController) -> SalesPresenterInterface {
        SalesWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: SalesViewInterface) -> SalesPresenter {
        let interactor = SalesInteractor()
        let presenter = SalesPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension SalesWireframe: SalesWireframeInterface {
}
