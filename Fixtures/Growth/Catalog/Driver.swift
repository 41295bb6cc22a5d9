import UIKit

// A scripted user of a screen that its factory has made.
@MainActor
func run() {
    let screen = CatalogFactory.make()
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(screen, animated: false)
    screen.loadViewIfNeeded()
    screen.orderTapped(nil)
    Trace.record("in the stack: \(stack.viewControllers.count)")
    stack.pushViewController(screen, animated: false)
    MainLoop.drain()
    screen.orderTapped(nil)
    MainLoop.drain()
    Trace.record("shows: \(stack.topViewController is ReceiptViewController)")
}

MainActor.assumeIsolated { run() }
