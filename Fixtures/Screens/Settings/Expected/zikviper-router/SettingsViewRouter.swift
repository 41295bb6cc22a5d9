import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class SettingsViewRouter {

    // MARK: - Module

    weak var view: SettingsTableViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> SettingsTableViewController {
        SettingsTableViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: SettingsTableViewController) -> SettingsViewPresenter {
        let router = SettingsViewRouter()
        let interactor = SettingsInteractor()
        let presenter = SettingsViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Navigation

    func confirmOptOut(completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Stop sharing?", message: "It helps us.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .destructive) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { _ in completion(false) })
        view.present(alert, animated: true)
    }

    // MARK: - Router

    func showThemeSheet(onChoice: @escaping (String) -> Void) {
        let sheet = UIAlertController(title: "Theme", message: nil, preferredStyle: .actionSheet)
        for theme in SettingsTableViewController.themes {
            sheet.addAction(UIAlertAction(title: theme, style: .default) { _ in onChoice(theme) })
        }
        view.present(sheet, animated: true)
    }

    func performScreenSegue(withIdentifier identifier: String) {
        view.performSegue(withIdentifier: identifier, sender: view!)
    }
}
