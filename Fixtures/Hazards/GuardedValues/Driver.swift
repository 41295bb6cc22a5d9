import UIKit

final class Shelf: ReadingCoordinator {
    func showPage(_ page: String) { Trace.record("shelf shows \(page)") }
}

@MainActor
func makeScreen(hint: Bool) -> ReadingViewController {
    let screen = ReadingViewController()
    for key in ["pageLabel", "placeholder"] + (hint ? ["hintLabel"] : []) {
        screen.setValue(UILabel(), forKey: key)
    }
    screen.placeholder.text = "Nothing"
    screen.loadViewIfNeeded()
    return screen
}

@MainActor
func run() {
    let shelf = Shelf()
    for hint in [false, true] {
        let screen = makeScreen(hint: hint)
        let stack = hint ? UINavigationController(rootViewController: UIViewController()) : nil
        stack?.pushViewController(screen, animated: false)
        if hint { screen.coordinator = shelf }
        screen.turn(screen)
        screen.fill(["a", ""])
        screen.turn(screen)
        screen.count(screen)
        screen.load(screen)
        MainLoop.drain()
        Trace.record("-- \(screen.pageLabel.text ?? "nil") \(screen.placeholder.tag)")
        screen.open(screen)
        screen.read(screen)
        Trace.record("-- \(stack?.topViewController?.title ?? "nil")")
        screen.back(screen)
        screen.back(screen)
        Trace.record("-- \(stack?.viewControllers.count ?? 0)")
    }
    MainLoop.drain()
}

MainActor.assumeIsolated { run() }
