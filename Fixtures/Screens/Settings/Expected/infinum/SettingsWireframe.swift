import UIKit

final class SettingsWireframe: BaseWireframe<SettingsTableViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = SettingsTableViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: SettingsTableViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: SettingsTableViewController) -> SettingsPresenterInterface {
        SettingsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: SettingsViewInterface) -> SettingsPresenter {
        let interactor = SettingsInteractor()
        let presenter = SettingsPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension SettingsWireframe: SettingsWireframeInterface {

    // MARK: - Navigation

    func confirmOptOut(completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Stop sharing?", message: "It helps us.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stop", style: .destructive) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { _ in completion(false) })
        viewController.present(alert, animated: true)
    }

    // MARK: - Wireframe

    func showThemeSheet(onChoice: @escaping (String) -> Void) {
        let sheet = UIAlertController(title: "Theme", message: nil, preferredStyle: .actionSheet)
        for theme in SettingsTableViewController.themes {
            sheet.addAction(UIAlertAction(title: theme, style: .default) { _ in onChoice(theme) })
        }
        viewController.present(sheet, animated: true)
    }

    func performScreenSegue(withIdentifier identifier: String) {
        viewController.performSegue(withIdentifier: identifier, sender: viewController)
    }
}
