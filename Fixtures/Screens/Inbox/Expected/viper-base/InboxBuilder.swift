import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class InboxBuilder: VIPERBuilder<InboxViewController, InboxPresenter, InboxInteractor, InboxRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension InboxBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
    static func assemble(_ view: InboxViewController) -> InboxPresenter {
        let router = InboxRouter()
        let interactor = InboxInteractor()
        let presenter = InboxPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
