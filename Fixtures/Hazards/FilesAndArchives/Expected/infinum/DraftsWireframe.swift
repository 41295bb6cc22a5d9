import UIKit

final class DraftsWireframe: BaseWireframe<DraftsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = DraftsViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: DraftsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: DraftsViewController) -> DraftsPresenterInterface {
        DraftsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: DraftsViewInterface) -> DraftsPresenter {
        let interactor = DraftsInteractor()
        let presenter = DraftsPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension DraftsWireframe: DraftsWireframeInterface {
}
