import UIKit

@preconcurrency @MainActor
class RemindersWireframe {

    // MARK: - Module

    weak var view: RemindersViewController!
    var router: RemindersRouterInput!
}

// MARK: - Wireframe input

extension RemindersWireframe: RemindersWireframeInput {

    // MARK: - Wireframe

    func showDeleteAlert(for title: String, onDelete: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Delete", message: "\(title) will be gone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        view.present(alert, animated: true)
    }

    func showTooLateAlert(message: String) {
        let alert = UIAlertController(
            title: "Too late", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }

    func showPermission(isKnown: Bool, onAllow: @escaping () -> Void) {
        if let screen = PermissionViewController.make(isKnown: isKnown) {
            screen.onAllow = onAllow
            view.present(screen, animated: true)
        }
    }

    func showEditor(for reminder: Reminder?, onSave: @escaping (Reminder) -> Void) {
        let editor = router.makeEditor()
        editor.reminder = reminder
        editor.onSave = onSave
        view.navigationController?.pushViewController(editor, animated: true)
    }

    func goBack() {
        view.navigationController?.popViewController(animated: true)
    }
}
