import UIKit

@MainActor
func run(_ frequencies: [String]) -> RadioViewController {
    MainLoop.drain()
    Trace.record("== \(frequencies)")
    let screen = RadioViewController()
    let label = UILabel()
    let field = UITextField()
    screen.setValue(label, forKey: "stationLabel")
    screen.setValue(field, forKey: "frequencyField")
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil")")
    for frequency in frequencies {
        field.text = frequency
        _ = field.delegate!.textFieldShouldReturn(field)
        Trace.record("label = \(label.text ?? "nil"), \(screen.stationName)")
    }
    Trace.record("alert = \((screen.presentedViewController as? UIAlertController)?.title ?? "nil")")
    Trace.record("removed: \(screen.removeLast()), \(screen.remove("FM 1")), left: \(screen.stations)")
    screen.tuner.tune(to: 90)
    return screen
}

MainActor.assumeIsolated {
    let quiet = run(["x"])
    let loud = run(["89", "100", "120"])
    Trace.record("louder: \(louder(quiet, loud) === loud), \(louder(loud, quiet) === loud)")
    let titled: any Titled = quiet
    Trace.record(titled.headline)
}
