import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class RemindersRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? RemindersViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: RemindersViewController!
}

// MARK: - RemindersRouterProtocol

extension RemindersRouter: RemindersRouterProtocol {

    // MARK: - Router

    func showDeleteAlert(for title: String, onDelete: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Delete", message: "\(title) will be gone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        screen.present(alert, animated: true)
    }

    func showTooLateAlert(message: String) {
        let alert = UIAlertController(
            title: "Too late", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
    }

    func showPermission(isKnown: Bool, onAllow: @escaping () -> Void) {
        if let screen = PermissionViewController.make(isKnown: isKnown) {
            screen.onAllow = onAllow
            self.screen.present(screen, animated: true)
        }
    }

    func showEditor(for reminder: Reminder?, onSave: @escaping (Reminder) -> Void) {
        let editor = EditorViewController()
        editor.reminder = reminder
        editor.onSave = onSave
        screen.navigationController?.pushViewController(editor, animated: true)
    }

    func goBack() {
        screen.navigationController?.popViewController(animated: true)
    }
}
