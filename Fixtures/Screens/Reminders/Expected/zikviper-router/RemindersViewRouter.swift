import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class RemindersViewRouter {

    // MARK: - Module

    weak var view: RemindersViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(source: ReminderSource) -> RemindersViewController {
        RemindersViewController(source: source)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: RemindersViewController, source: ReminderSource) -> RemindersViewPresenter {
        let router = RemindersViewRouter()
        let interactor = RemindersInteractor(source: source)
        let presenter = RemindersViewPresenter()

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

    // MARK: - Router

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
        let editor = EditorViewController()
        editor.reminder = reminder
        editor.onSave = onSave
        view.navigationController?.pushViewController(editor, animated: true)
    }

    func goBack() {
        view.navigationController?.popViewController(animated: true)
    }
}
