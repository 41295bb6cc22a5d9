import UIKit

@MainActor
func run(_ reading: Int, turns: [Int]) {
    MainLoop.drain()
    Trace.record("== from \(reading)")
    Sensor.reading = reading
    let screen = CompassViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "needleLabel")
    screen.loadViewIfNeeded()
    Trace.record("needle = \(label.text ?? "nil")")
    for turn in turns {
        screen.turn(by: turn)
        Trace.record("needle = \(label.text ?? "nil")")
    }
    let help = (screen.presentedViewController as? UIAlertController)?.message
    Trace.record("help = \(help?.unicodeScalars.map { "\($0.value)" }.joined(separator: " ") ?? "nil")")
}

MainActor.assumeIsolated {
    run(0, turns: [10, -10])
    run(350, turns: [5, 15])
}
