import UIKit

// Counts twice and begins again.
func run() {
    let screen = ViewController()
    let label = UILabel()
    screen.countLabel = label
    let add = UIButton()
    let reset = UIButton()
    add.addTarget(screen, action: Selector(("add:")), for: .touchUpInside)
    reset.addTarget(screen, action: Selector(("reset:")), for: .touchUpInside)
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()

    add.touch()
    add.touch()
    for action in [1, 0] {
        reset.touch()
        (screen.presentedViewController as? UIAlertController)?.actions[action].tap()
        MainLoop.drain()
        Trace.record("label = \(label.text ?? "nil")")
    }
}

MainActor.assumeIsolated { run() }
