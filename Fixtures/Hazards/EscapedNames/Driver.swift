import UIKit

@MainActor
func run(_ dishes: [String]) {
    MainLoop.drain()
    Trace.record("== \(dishes)")
    let screen = MenuViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "label")
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil"), last = \(screen._last ?? "nil")")
    for dish in dishes {
        screen.switch(to: dish, for: "Ana")
        Trace.record("label = \(label.text ?? "nil"), last = \(screen._last ?? "nil"), \(screen.Größe)")
    }
    screen.move(to: 7, where: "table")
    Trace.record("label = \(label.text ?? "nil"), last = \(screen._last ?? "nil")")
    Trace.record("top = \(screen.presentedViewController?.title ?? "nil")")
}

MainActor.assumeIsolated {
    run([])
    run(["寿司", "a"])
    run(["a", "b", "c", "d", "e"])
}
