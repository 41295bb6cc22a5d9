import UIKit

@MainActor
func run() {
    MainLoop.drain()
    let screen = LinksViewController()
    let label = UILabel()
    let large = UISwitch()
    screen.setValue(label, forKey: "titleLabel")
    screen.setValue(large, forKey: "largeSwitch")
    screen.loadViewIfNeeded()
    if #available(iOS 17.0, *) {
        screen.add(Link(title: "a"))
        Trace.record(label.text ?? "nil")
        screen.archive(Link(title: "b"))
        Trace.record(label.text ?? "nil")
    }
    screen.putAway(Link(title: "c"))
    Trace.record(label.text ?? "nil")
    screen.changed(large)
    screen.changed(UISwitch())
    Trace.record("hidden: \(label.isHidden)")
    screen.clear()
    Trace.record("\(label.text ?? "nil"), \(large.allTargets.count)")
    screen.restore()
    Trace.record(label.text ?? "nil")
}

MainActor.assumeIsolated { run() }
