import UIKit

final class FoldersWireframe: BaseWireframe<FoldersViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = FoldersViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: FoldersViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: FoldersViewController) -> FoldersPresenterInterface {
        FoldersWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: FoldersViewInterface) -> FoldersPresenter {
        let interactor = FoldersInteractor()
        let presenter = FoldersPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension FoldersWireframe: FoldersWireframeInterface {
}
