import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class DownloadsBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: DownloadsViewController, presenter: DownloadsPresenter) {
        let view = DownloadsViewController()
        return (view, view.presenter as! DownloadsPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
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
