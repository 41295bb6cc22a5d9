import UIKit

@preconcurrency @MainActor
class InboxWireframe {

    // MARK: - Module

    weak var view: InboxViewController!
    var router: InboxRouterInput!
}

// MARK: - Wireframe input

extension InboxWireframe: InboxWireframeInput {

    // MARK: - Analytics

    func open(_ mail: Mail) {
        if let screen = MailViewController.make(for: mail) {
            screen.isStarred = mail.isStarred
            view.show(screen, sender: view!)
        }
    }

    // MARK: - Wireframe

    func showMailAlert(message: String) {
        let alert = UIAlertController(title: "Mail", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }

    func showMailLogin(for user: String, onLogin: @escaping (String) -> Void) {
        let login = router.makeMailLogin()
        login.user = user
        login.onLogin = onLogin
        let navigation = UINavigationController(rootViewController: login)
        view.present(navigation, animated: true)
    }

    func close() {
        view.dismiss(animated: true)
    }

    func showMoveToAlert(message: String, onMove: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Move to", message: message, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Folder"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Move", style: .default) { [weak alert] _ in
            onMove(alert?.textFields?.first?.text)
        })
        view.present(alert, animated: true)
    }

    func showComposer(signature: String) {
        guard let composer = ComposerFactory.makeComposer(signature: signature) else { return }
        composer.delegate = view!
        view.present(composer, animated: true)
    }

    func close(completion: @escaping () -> Void) {
        view.dismiss(animated: true, completion: completion)
    }
}
