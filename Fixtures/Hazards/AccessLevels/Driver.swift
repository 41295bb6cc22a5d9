import UIKit

protocol OldCounter {
    @MainActor func add(_ amount: Int)
}

@available(*, deprecated)
extension CounterViewController: OldCounter {}

@MainActor
func run(times: Int, hasHint: Bool) {
    MainLoop.drain()
    Trace.record("== \(times) times, hint: \(hasHint)")
    let screen = CounterViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "countLabel")
    if hasHint {
        screen.setValue(UILabel(), forKey: "hintLabel")
    }
    screen.loadViewIfNeeded()
    screen.restore()
    screen.increase()
    Trace.record("\(label.text ?? "nil"), hint = \(screen.hint ?? "nil")")
    screen.step(times: times)
    Trace.record("\(screen.count) of \(screen.limit), saved: \(screen.save())")
    Trace.record("alert = \(screen.presentedViewController?.title ?? "nil")")
    screen.limit += 10
    (screen as UIViewController as? OldCounter)?.add(2)
    Trace.record("counted to \(count(screen, 3)), exceeded: \(screen.isExceeded)")
    screen.reset()
    screen.perform(Selector(("reset")))
    Trace.record("\(screen.countLabel.text ?? "nil"), saved: \(screen.save())")
}

MainActor.assumeIsolated {
    run(times: 0, hasHint: false)
    run(times: 4, hasHint: true)
}
