import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum DownloadsBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> DownloadsViewController {
        DownloadsViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: DownloadsViewController) -> DownloadsViewPresenter {
        let wireframe = DownloadsWireframe()
        let interactor = DownloadsInteractor()
        let presenter = DownloadsViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = DownloadsRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
