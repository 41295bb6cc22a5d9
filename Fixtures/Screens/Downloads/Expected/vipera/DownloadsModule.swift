import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class DownloadsModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> DownloadsViewController {
        DownloadsViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: DownloadsViewController) -> DownloadsDefaultPresenter {
        let router = DownloadsDefaultRouter()
        let interactor = DownloadsDefaultInteractor()
        let presenter = DownloadsDefaultPresenter(interactor: interactor, router: router)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
