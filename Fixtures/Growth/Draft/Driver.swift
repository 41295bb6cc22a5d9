import UIKit

// A scripted user of a screen that its module has built.
@MainActor
func run() {
    let list = DraftList()
    let screen = DraftModule().buildDefault(with: Draft(title: "Shopping"), delegate: list) as! DraftDefaultView
    screen.title = "A draft"
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(screen, animated: false)
    screen.loadViewIfNeeded()
    screen.didTapSuggestion(at: 1)
    Trace.record("in the stack: \(stack.viewControllers.count)")
    stack.pushViewController(screen, animated: false)
    MainLoop.drain()
    screen.didTapSuggestion(at: 1)
    for text in ["M", "Mi", "Mil", "Milk"] { screen.didType(text) }
    screen.didTapSave()
    MainLoop.drain()
    Trace.record("presents: \(screen.presentedViewController is HistoryViewController)")
}

MainActor.assumeIsolated { run() }
