import UIKit

@MainActor
func run(_ options: [String], recounts: Int) {
    MainLoop.drain()
    Trace.record("== \(options), \(recounts) recounts")
    let screen = VoteViewController()
    screen.setValue(UILabel(), forKey: "resultLabel")
    screen.loadViewIfNeeded()
    for option in options {
        screen.vote(for: option)
        Trace.record("\(screen.resultLabel.text ?? "nil"), \(screen.total) of \(screen.maximum)")
    }
    for _ in 0..<recounts {
        screen.recount()
        Trace.record("\(screen.resultLabel.text ?? "nil"), \(screen.total) of \(screen.maximum)")
    }
    Trace.record("winner = \(screen.winner ?? "nil"), \(screen.presentedViewController?.title ?? "open")")
}

MainActor.assumeIsolated {
    run(["tea"], recounts: 0)
    run(["tea", "coffee"], recounts: 1)
    run([], recounts: 2)
}
