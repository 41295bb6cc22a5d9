import UIKit

@MainActor
func run(_ toggled: [String], searched: [String]) {
    MainLoop.drain()
    Trace.record("== \(toggled)")
    let screen = TreeViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "treeLabel")
    screen.loadViewIfNeeded()
    Trace.record(label.text ?? "nil")
    for name in toggled {
        screen.toggle(name)
        Trace.record(label.text ?? "nil")
    }
    for name in searched {
        Trace.record("\(name): \(screen.find(name) ?? [])")
        Trace.record("top = \(screen.presentedViewController?.title ?? "nil")")
        screen.dismiss(animated: false)
    }
    Trace.record("\(screen.marks)")
}

MainActor.assumeIsolated {
    run([], searched: ["arl", "x"])
    run(["al", "ar", "al"], searched: ["all", "ar"])
}
