import UIKit

// Saves until nothing waits, with a failure before every success.
func run() {
    let screen = UploadViewController(manager: UploadManager())
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for _ in 1...7 {
        screen.navigationItem.rightBarButtonItem?.tap()
        MainLoop.drain()
        Trace.record("prompt = \(screen.navigationItem.prompt ?? "nil")")
    }
    Trace.record("screens = \(navigation.viewControllers.count)")
}

MainActor.assumeIsolated { run() }
