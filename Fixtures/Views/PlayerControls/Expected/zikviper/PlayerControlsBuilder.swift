import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum PlayerControlsBuilder {

    /// A new view. It assembles its module when it first needs it.
    static func makeView() -> PlayerControlsView {
        PlayerControlsView()
    }

    /// Builds the rest of the module around a view that a nib or other code created.
    static func assemble(_ view: PlayerControlsView) -> PlayerControlsViewPresenter {
        let wireframe = PlayerControlsWireframe()
        let interactor = PlayerControlsInteractor()
        let presenter = PlayerControlsViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = view
        wireframe.router = PlayerControlsRouter()

        presenter.interactor = interactor
        presenter.view = view
        presenter.wireframe = wireframe

        view.viewDataSource = presenter
        view.eventHandler = presenter
        return presenter
    }
}
