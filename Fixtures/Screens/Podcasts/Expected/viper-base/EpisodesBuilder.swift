import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class EpisodesBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: EpisodesViewController, presenter: EpisodesPresenter) {
        let view = EpisodesViewController()
        return (view, view.presenter as! EpisodesPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: EpisodesViewController) -> EpisodesPresenter {
        let router = EpisodesRouter()
        let interactor = EpisodesInteractor()
        let presenter = EpisodesPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
