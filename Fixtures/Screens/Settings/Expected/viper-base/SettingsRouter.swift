import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class SettingsRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? SettingsTableViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: SettingsTableViewController!
}

// MARK: - SettingsRouterProtocol

extension SettingsRouter: SettingsRouterProtocol {

    // MARK: - Navigation

    func confirmOptOut(completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Stop sharing?", message: "It helps us.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .destructive) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { _ in completion(false) })
        screen.present(alert, animated: true)
    }

    // MARK: - Router

    func showThemeSheet(onChoice: @escaping (String) -> Void) {
        let sheet = UIAlertController(title: "Theme", message: nil, preferredStyle: .actionSheet)
        for theme in SettingsTableViewController.themes {
            sheet.addAction(UIAlertAction(title: theme, style: .default) { _ in onChoice(theme) })
        }
        screen.present(sheet, animated: true)
    }

    func performScreenSegue(withIdentifier identifier: String) {
        screen.performSegue(withIdentifier: identifier, sender: screen!)
    }
}
