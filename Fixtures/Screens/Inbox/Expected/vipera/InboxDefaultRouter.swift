import UIKit

@preconcurrency @MainActor
class InboxDefaultRouter {

    // MARK: - Module

    weak var presenter: InboxPresenter!
    weak var viewController: InboxViewController!
}

// MARK: - InboxRouter

extension InboxDefaultRouter: InboxRouter {

    // MARK: - Analytics

    func open(_ mail: Mail) {
        if let screen = MailViewController.make(for: mail) {
            screen.isStarred = mail.isStarred
            viewController.show(screen, sender: viewController!)
        }
    }

    // MARK: - Router

    func showMailAlert(message: String) {
        let alert = UIAlertController(title: "Mail", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    func showMailLogin(for user: String, onLogin: @escaping (String) -> Void) {
        let login = MailLoginViewController()
        login.user = user
        login.onLogin = onLogin
        let navigation = UINavigationController(rootViewController: login)
        viewController.present(navigation, animated: true)
    }

    func close() {
        viewController.dismiss(animated: true)
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
        viewController.present(alert, animated: true)
    }

    func showComposer(signature: String) {
        guard let composer = ComposerFactory.makeComposer(signature: signature) else { return }
        composer.delegate = self
        viewController.present(composer, animated: true)
    }

    func close(completion: @escaping () -> Void) {
        viewController.dismiss(animated: true, completion: completion)
    }
}

extension InboxDefaultRouter: ComposerDelegate {

    func composer(_ composer: ComposerViewController, didWrite mail: Mail) {
        presenter.didWrite(mail)
    }
}
