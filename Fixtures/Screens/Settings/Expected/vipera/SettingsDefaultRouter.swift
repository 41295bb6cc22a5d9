import UIKit

@preconcurrency @MainActor
class SettingsDefaultRouter {

    // MARK: - Module

    weak var presenter: SettingsPresenter!
    weak var viewController: SettingsTableViewController!
}

// MARK: - SettingsRouter

extension SettingsDefaultRouter: SettingsRouter {

    // MARK: - Navigation

    func confirmOptOut(completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Stop sharing?", message: "It helps us.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .destructive) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { _ in completion(false) })
        viewController.present(alert, animated: true)
    }

    // MARK: - Router

    func showThemeSheet(onChoice: @escaping (String) -> Void) {
        let sheet = UIAlertController(title: "Theme", message: nil, preferredStyle: .actionSheet)
        for theme in SettingsTableViewController.themes {
            sheet.addAction(UIAlertAction(title: theme, style: .default) { _ in onChoice(theme) })
        }
        viewController.present(sheet, animated: true)
    }

    func performScreenSegue(withIdentifier identifier: String) {
        viewController.performSegue(withIdentifier: identifier, sender: viewController!)
    }
}
