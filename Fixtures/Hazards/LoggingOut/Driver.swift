import UIKit

/// The home screen in a window, as the login leaves it, or as the window's root.
@MainActor
func makeWindow(isRoot: Bool) -> UIWindow {
    let window = UIWindow()
    let home = HomeViewController()
    window.rootViewController = isRoot ? home : UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    return window
}

@MainActor
func titles(_ window: UIWindow) -> String {
    let navigation = window.rootViewController as? UINavigationController
    let screens = navigation?.viewControllers ?? [window.rootViewController].compactMap { $0 }
    return "\(screens.map { "\(type(of: $0)) \($0.title ?? "untitled")" })"
}

@MainActor
func visit(_ action: String, isRoot: Bool = false, _ act: (HomeViewController) -> Void) {
    Trace.record("-- \(action)")
    let window = makeWindow(isRoot: isRoot)
    let top = (window.rootViewController as? UINavigationController)?.topViewController
    if let home = (top ?? window.rootViewController) as? HomeViewController {
        let inner = home.children.first as? UINavigationController
        Trace.record("inside: \(inner?.viewControllers.map { $0.title ?? "untitled" } ?? [])")
        Trace.record("in a window: \(home.view.window != nil)")
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
    visit("switch", isRoot: true) { $0.switchAccount() }
    HomeViewController().switchAccount()
    visit("expire", isRoot: true) { $0.watchSession() }
    visit("gone before it expires") { home in
        home.watchSession()
        home.restart()
    }
}
