import UIKit

final class LinksWireframe: BaseWireframe<LinksViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LinksViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: LinksViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: LinksViewController) -> LinksPresenterInterface {
        LinksWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: LinksViewInterface) -> LinksPresenter {
        let interactor = LinksInteractor()
        let presenter = LinksPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension LinksWireframe: LinksWireframeInterface {
}
