import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class DownloadsBuilder: VIPERBuilder<DownloadsViewController, DownloadsPresenter, DownloadsInteractor, DownloadsRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension DownloadsBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
    static func assemble(_ view: DownloadsViewController) -> DownloadsPresenter {
        let router = DownloadsRouter()
        let interactor = DownloadsInteractor()
        let presenter = DownloadsPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
