import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// Makes the parts of the module and connects them.
final class EpisodesBuilder: VIPERBuilder<EpisodesViewController, EpisodesPresenter, EpisodesInteractor, EpisodesRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }
}

// MARK: - Builder custom methods

extension EpisodesBuilder {

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    @preconcurrency @MainActor
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
