import UIKit

/// The shows behind the login, and the ways to other screens that take the place of this one.
final class HomeViewController: UIViewController {
    private let countLabel = UILabel()
    private let sessions = SessionService.shared
    private let inner = UINavigationController()
    private var shows: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(countLabel)
        addChild(inner)
        let news = UIStoryboard(name: "Home", bundle: nil).instantiateViewController(withIdentifier: "News")
        inner.setViewControllers([news], animated: false)
        shows = sessions.shows()
        countLabel.text = "\(shows.count)"
    }

    // The navigation controller stays, and begins anew.
    @objc func logoutTapped() {
        sessions.end("tapped")
        shows = []
        let storyboard = UIStoryboard(name: "Login", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "Welcome")
        navigationController?.setViewControllers([controller], animated: true)
    }

    func openLast() {
        guard let show = shows.last else { return }
        sessions.note(show)
        let storyboard = UIStoryboard(name: "Home", bundle: nil)
        let list = storyboard.instantiateViewController(withIdentifier: "Favourites")
        let details = DetailsViewController(show: show)
        navigationController?.setViewControllers([list, details], animated: false)
        countLabel.text = "opened"
    }

    func restart() {
        sessions.note("restart")
        shows.removeAll()
        let splash = SplashViewController()
        splash.title = "Again"
        navigationController?.viewControllers = [splash]
    }

    @objc func switchAccount() {
        sessions.note("switch")
        shows = []
        guard let window = view.window else { return }
        window.rootViewController = SplashViewController()
        window.makeKeyAndVisible()
    }

    /// The session may end at any time, and with it the window's root.
    func watchSession() {
        sessions.whenEnded { [weak self] in
            self?.leave()
        }
    }

    private func leave() {
        sessions.end("expired")
        shows = []
        let login = LoginViewController()
        let around = UINavigationController(rootViewController: login)
        view.window?.rootViewController = around
        view.window?.makeKeyAndVisible()
    }

    deinit { Trace.record("home gone") }
}
