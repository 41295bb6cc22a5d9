import UIKit

@preconcurrency @MainActor
class RemindersDefaultRouter {

    // MARK: - Module

    weak var presenter: RemindersPresenter!
    weak var viewController: RemindersViewController!
}

// MARK: - RemindersRouter

extension RemindersDefaultRouter: RemindersRouter {

    // MARK: - Router

    func showDeleteAlert(for title: String, onDelete: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Delete", message: "\(title) will be gone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        viewController.present(alert, animated: true)
    }

    func showTooLateAlert(message: String) {
        let alert = UIAlertController(
            title: "Too late", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    func showPermission(isKnown: Bool, onAllow: @escaping () -> Void) {
        if let screen = PermissionViewController.make(isKnown: isKnown) {
            screen.onAllow = onAllow
            viewController.present(screen, animated: true)
        }
    }

    func showEditor(for reminder: Reminder?, onSave: @escaping (Reminder) -> Void) {
        let editor = EditorViewController()
        editor.reminder = reminder
        editor.onSave = onSave
        viewController.navigationController?.pushViewController(editor, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }
}
