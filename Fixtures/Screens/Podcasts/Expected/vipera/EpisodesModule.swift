import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class EpisodesModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> EpisodesViewController {
        EpisodesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: EpisodesViewController) -> EpisodesDefaultPresenter {
        let interactor = EpisodesDefaultInteractor()
        let presenter = EpisodesDefaultPresenter()
        let router = EpisodesDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return presenter
    }
}
