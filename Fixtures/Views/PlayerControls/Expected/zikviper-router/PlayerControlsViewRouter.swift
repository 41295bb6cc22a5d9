import UIKit

/// Makes the parts of the module, connects them, and navigates from its view.
@preconcurrency @MainActor
class PlayerControlsViewRouter {

    // MARK: - Module

    weak var view: PlayerControlsView!

    /// A new view. It assembles its module when it first needs it.
    static func makeView() -> PlayerControlsView {
        PlayerControlsView()
    }

    /// Builds the rest of the module around a view that a nib or other code created.
    static func assemble(_ view: PlayerControlsView) -> PlayerControlsViewPresenter {
        let router = PlayerControlsViewRouter()
        let interactor = PlayerControlsInteractor()
        let presenter = PlayerControlsViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = view

        presenter.interactor = interactor
        presenter.view = view
        presenter.router = router

        view.viewDataSource = presenter
        view.eventHandler = presenter
        return presenter
    }
}
