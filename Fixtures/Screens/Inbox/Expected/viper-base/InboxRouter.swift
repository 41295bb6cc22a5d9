import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class InboxRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? InboxViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: InboxViewController!
}

// MARK: - InboxRouterProtocol

extension InboxRouter: InboxRouterProtocol {

    // MARK: - Analytics

    func open(_ mail: Mail) {
        if let screen = MailViewController.make(for: mail) {
            screen.isStarred = mail.isStarred
            self.screen.show(screen, sender: self.screen!)
        }
    }

    // MARK: - Router

    func showMailAlert(message: String) {
        let alert = UIAlertController(title: "Mail", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
    }

    func showMailLogin(for user: String, onLogin: @escaping (String) -> Void) {
        let login = MailLoginViewController()
        login.user = user
        login.onLogin = onLogin
        let navigation = UINavigationController(rootViewController: login)
        screen.present(navigation, animated: true)
    }

    func close() {
        screen.dismiss(animated: true)
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
        screen.present(alert, animated: true)
    }

    func showComposer(signature: String) {
        guard let composer = ComposerFactory.makeComposer(signature: signature) else { return }
        composer.delegate = screen!
        screen.present(composer, animated: true)
    }

    func close(completion: @escaping () -> Void) {
        screen.dismiss(animated: true, completion: completion)
    }
}
