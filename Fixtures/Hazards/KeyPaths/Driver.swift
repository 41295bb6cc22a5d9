import UIKit

@MainActor
func run(_ grades: [Grade]) -> GradesViewController {
    MainLoop.drain()
    Trace.record("== \(grades.count) grades")
    let screen = GradesViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "averageLabel")
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil")")
    screen.enter(grades)
    Trace.record("label = \(label.text ?? "nil")")
    Trace.record(screen.describe(["value", "average", "count", "colour"]))
    screen.open(.value)
    Trace.record("title = \(screen.presentedViewController?.title ?? "nil")")
    screen.dismiss(animated: false)
    screen.open(.weight(2))
    Trace.record("title = \(screen.presentedViewController?.title ?? "nil")")
    screen.value += 1
    return screen
}

MainActor.assumeIsolated {
    let screens = [run([]), run([Grade(value: 4, weight: 2), Grade(value: 6, weight: 1)])]
    Trace.record("best = \(best(of: screens) ?? -1)")
}
