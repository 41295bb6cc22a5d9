import UIKit

@MainActor
func run(_ keys: [Int], isLocked: Bool) {
    MainLoop.drain()
    Trace.record("== \(keys), locked: \(isLocked)")
    let screen = RemoteViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "screenLabel")
    screen.onChange = { Trace.record("changed to \($0), \($1 ?? "no name")") }
    if isLocked {
        lockForChildren(screen)
    }
    screen.loadViewIfNeeded()
    for key in keys {
        screen.press(key)
        Trace.record("\(screen.title ?? "nil"), help: \(screen.presentedViewController?.title ?? "none")")
    }
    screen.back()
    screen.onChange = nil
    screen.back()
    Trace.record("\(screen.title ?? "nil"), \(label.text ?? "nil"), \(screen.mayChange?(2) ?? true)")
    screen.switchOff()
    screen.press(1)
}

MainActor.assumeIsolated {
    run([], isLocked: false)
    run([1, 2, 3, 4], isLocked: false)
    run([1, 2], isLocked: true)
}
