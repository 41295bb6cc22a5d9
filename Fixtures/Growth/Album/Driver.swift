import UIKit

// A scripted user of a screen that its builder has built.
@MainActor
func run() {
    let module = AlbumBuilder.build()
    let screen = module.view
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(screen, animated: false)
    screen.loadViewIfNeeded()
    screen.didSwipe()
    Trace.record("in the stack: \(stack.viewControllers.count)")
    stack.pushViewController(screen, animated: false)
    MainLoop.drain()
    for _ in 0..<3 { screen.didSwipe() }
    MainLoop.drain()
    Trace.record("presents: \(screen.presentedViewController is ShareViewController)")
    withExtendedLifetime(module) {}
}

MainActor.assumeIsolated { run() }
