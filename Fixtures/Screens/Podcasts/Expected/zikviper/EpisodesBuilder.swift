import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum EpisodesBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> EpisodesViewController {
        EpisodesViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: EpisodesViewController) -> EpisodesViewPresenter {
        let wireframe = EpisodesWireframe()
        let interactor = EpisodesInteractor()
        let presenter = EpisodesViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = EpisodesRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
