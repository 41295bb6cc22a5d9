import UIKit

@MainActor
func walk() {
    let screen = StepsViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "countLabel")
    screen.loadViewIfNeeded()
    Trace.record("nothing is made yet")
    for _ in 0..<2 {
        screen.start(UIButton())
        Trace.record("label = \(label.text ?? "nil")")
        screen.stop(UIButton())
        Trace.record("label = \(label.text ?? "nil"), hidden: \(label.isHidden)")
    }
}

MainActor.assumeIsolated { walk() }
