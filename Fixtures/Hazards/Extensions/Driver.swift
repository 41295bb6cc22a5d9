import UIKit

@MainActor
func run(rounds: [Int], clock: RoundClock) {
    MainLoop.drain()
    Trace.record("== \(rounds)")
    let screen = TimerViewController(clock: clock)
    let button = UIButton(type: .system)
    let label = UILabel()
    screen.setValue(label, forKey: "clockLabel")
    screen.setValue(button, forKey: "startButton")
    screen.loadViewIfNeeded()
    for seconds in rounds {
        button.sendActions(for: .touchUpInside)
        Trace.record("idle = \(screen.isIdle)")
        clock.tick(seconds)
        button.sendActions(for: .touchUpInside)
        Trace.record("\(label.text ?? "nil"), idle = \(screen.isIdle)")
    }
    Trace.record("rounds = \(screen.rounds.map(\.name))")
    screen.showSummary(of: Array(screen.rounds.prefix(1)))
}

MainActor.assumeIsolated {
    let clock = RoundClock()
    run(rounds: [75], clock: clock)
    clock.tick(1)
    run(rounds: [30, 61, 20], clock: clock)
}
