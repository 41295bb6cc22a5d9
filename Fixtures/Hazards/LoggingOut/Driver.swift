import UIKit

/// The home screen in a window, as the login leaves it.
@MainActor
func makeWindow() -> UIWindow {
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window.makeKeyAndVisible()
    return window
}

@MainActor
func titles(_ window: UIWindow) -> String {
    let navigation = window.rootViewController as? UINavigationController
    return "\(navigation?.viewControllers.map { "\(type(of: $0)) \($0.title ?? "untitled")" } ?? [])"
}

@MainActor
func visit(_ action: String, _ act: (HomeViewController) -> Void) {
    Trace.record("-- \(action)")
    let window = makeWindow()
    if let home = (window.rootViewController as? UINavigationController)?.topViewController as? HomeViewController {
        let inner = home.children.first as? UINavigationController
        Trace.record("inside: \(inner?.viewControllers.map { $0.title ?? "untitled" } ?? [])")
        act(home)
    }
    MainLoop.drain()
    SessionService.shared.expire()
    MainLoop.drain()
    Trace.record(titles(window))
}

MainActor.assumeIsolated {
    for (board, scene) in [("Home", "News"), ("Home", "Favourites"), ("Login", "Welcome")] {
        UIStoryboard.register(board, scene) {
            let screen = UIViewController()
            screen.title = scene
            return screen
        }
    }
    visit("log out") { $0.logoutTapped() }
    visit("open the last") { $0.openLast() }
    visit("restart") { $0.restart() }
    visit("switch") { $0.switchAccount() }
    HomeViewController().switchAccount()
    visit("expire") { $0.watchSession() }
    visit("gone before it expires") { home in
        home.watchSession()
        home.restart()
    }
}
