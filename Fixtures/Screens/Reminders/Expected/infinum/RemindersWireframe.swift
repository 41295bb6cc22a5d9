import UIKit

final class RemindersWireframe: BaseWireframe<RemindersViewController> {

    // MARK: - Module setup -

    init(source: ReminderSource) {
        let moduleViewController = RemindersViewController(source: source)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: RemindersViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: RemindersViewController,
        source: ReminderSource
    ) -> RemindersPresenterInterface {
        RemindersWireframe(existing: viewController).makePresenter(for: viewController, source: source)
    }

    private func makePresenter(for view: RemindersViewInterface, source: ReminderSource) -> RemindersPresenter {
        let interactor = RemindersInteractor(source: source)
        let presenter = RemindersPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension RemindersWireframe: RemindersWireframeInterface {

    // MARK: - Wireframe

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
