import UIKit

@MainActor
func run(departures: Int, closes: Bool) {
    Trace.record("== \(departures) departures, closes: \(closes)")
    let screen = StationViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "boardLabel")
    screen.loadViewIfNeeded()
    Trace.record(screen.title ?? "nil")
    for _ in 0..<departures {
        screen.depart()
        Trace.record(screen.title ?? "nil")
    }
    if closes {
        screen.close()
    }
    screen.test()
}

MainActor.assumeIsolated {
    run(departures: 0, closes: false)
    run(departures: 2, closes: true)
}
