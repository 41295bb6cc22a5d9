import UIKit

@preconcurrency @MainActor
class SettingsWireframe {

    // MARK: - Module

    weak var view: SettingsTableViewController!
    var router: SettingsRouterInput!
}

// MARK: - Wireframe input

extension SettingsWireframe: SettingsWireframeInput {

    // MARK: - Navigation

    func confirmOptOut(completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Stop sharing?", message: "It helps us.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .destructive) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { _ in completion(false) })
        view.present(alert, animated: true)
    }

    // MARK: - Wireframe

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
