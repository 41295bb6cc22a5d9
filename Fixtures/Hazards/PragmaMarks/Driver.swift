import UIKit

@MainActor
func run(times: Int) {
    MainLoop.drain()
    Trace.record("== \(times) times, \(MarksOutsideNothing.unmarked)")
    let screen = MarksViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "label")
    screen.loadViewIfNeeded()
    for _ in 0..<times {
        screen.presenterPragma()
        Trace.record("label = \(label.text ?? "nil"), alert = \(screen.presentedViewController?.title ?? "nil")")
        screen.dismiss(animated: false)
        screen.presenterHit()
    }
    screen.presenterBanner()
    Trace.record("label = \(label.text ?? "nil")")
}

MainActor.assumeIsolated {
    run(times: 0)
    run(times: 2)
}
