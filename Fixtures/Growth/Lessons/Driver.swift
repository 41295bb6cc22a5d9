import UIKit

// A scripted user of the module, and a preview of the screen without it.
@MainActor
func show(_ screen: LessonsViewController) {
    screen.loadViewIfNeeded()
    Trace.record("title = \(screen.title ?? "none"), \(screen.hoursLabel.text ?? "no hours")")
    Trace.record("\(screen.favouritesLabel.text ?? "nothing"), hidden: \(screen.favouritesLabel.isHidden)")
}

@MainActor
func run() {
    let screen = LessonsRouter.makeScreen()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(screen, animated: false)
    show(screen)
    for name in ["Tennis", "Chess", "Tennis"] {
        screen.didTapFavourite(name)
        Trace.record(screen.favouritesLabel.text ?? "nothing")
    }
    MainLoop.drain()
    Trace.record("in the stack: \(stack.viewControllers.count)")
    show(LessonsViewController())
}

MainActor.assumeIsolated { run() }
