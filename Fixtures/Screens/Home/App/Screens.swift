import UIKit

final class LoginViewController: UIViewController {

    func open(for session: Session) -> HomeViewController {
        let home = HomeViewController()
        home.session = session
        home.onLogout = { farewell in Trace.record("login says: \(farewell)") }
        return home
    }
}

final class ShowDetailsViewController: UIViewController {

    let show: Show
    var onLike: ((Show) -> Void)?

    init(show: Show) {
        self.show = show
        super.init(nibName: nil, bundle: nil)
        Trace.record("details of \(show.title), \(show.likes) likes")
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    func like() {
        onLike?(show)
    }
}

/// What the app delegate does with the screen when the app comes back.
@MainActor
func appDidBecomeActive(_ home: HomeViewController) {
    home.reload()
    Trace.record("app sees \(home.numberOfShows) shows")
}
