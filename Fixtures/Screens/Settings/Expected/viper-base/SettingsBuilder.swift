import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class SettingsBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: SettingsTableViewController, presenter: SettingsPresenter) {
        let view = SettingsTableViewController()
        return (view, view.presenter as! SettingsPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: SettingsTableViewController) -> SettingsPresenter {
        let router = SettingsRouter()
        let interactor = SettingsInteractor()
        let presenter = SettingsPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
