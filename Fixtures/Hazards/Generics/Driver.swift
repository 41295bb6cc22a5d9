import UIKit

@MainActor
func run(_ batches: [[String]], limits: [Int]) {
    MainLoop.drain()
    Trace.record("== \(batches)")
    let screen = ReportViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "textLabel")
    screen.loadViewIfNeeded()
    Trace.record(label.text ?? "nil")
    for batch in batches {
        screen.parse(batch)
        Trace.record(label.text ?? "nil")
    }
    screen.add(Set([7]))
    for limit in limits {
        screen.limit(to: limit)
        Trace.record(label.text ?? "nil")
    }
    screen.open(PrintViewController())
    screen.close(telling: PrintViewController())
    Trace.record("presents: \(screen.presentedViewController != nil)")
    Trace.record("\(screen.largest(["a", "c", "b"]) ?? "nil"), \(screen.largest([Int]()) ?? -1)")
}

MainActor.assumeIsolated {
    run([], limits: [])
    run([["4", "5"], ["6", "six"], ["9"]], limits: [2, -1])
}
