import UIKit

@MainActor
func run(_ lines: [(String, Int)]) {
    MainLoop.drain()
    Trace.record("== \(lines.count) lines")
    let screen = InvoiceViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "sumLabel")
    screen.loadViewIfNeeded()
    Trace.record("\(screen.title ?? "nil"): \(label.text ?? "nil")")
    for (text, amount) in lines {
        screen.add(text, amount)
        Trace.record(label.text ?? "nil")
    }
    if !lines.isEmpty {
        screen.send()
    }
}

MainActor.assumeIsolated {
    run([])
    run([(" tea ", 250), ("cake", 399)])
    run([("a", 1), ("b", 2), ("c", 3), (" d", 4)])
}
