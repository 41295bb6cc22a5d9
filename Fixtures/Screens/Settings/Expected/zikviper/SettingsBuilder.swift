import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum SettingsBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> SettingsTableViewController {
        SettingsTableViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: SettingsTableViewController) -> SettingsViewPresenter {
        let wireframe = SettingsWireframe()
        let interactor = SettingsInteractor()
        let presenter = SettingsViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = SettingsRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
