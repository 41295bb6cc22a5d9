import UIKit

@MainActor
func run() {
    MainLoop.drain()
    let screen = ShiftViewController()
    let label = UILabel()
    let dayToggle = UISwitch()
    screen.setValue(label, forKey: "hoursLabel")
    screen.setValue(dayToggle, forKey: "daySwitch")
    screen.loadViewIfNeeded()
    Trace.record(label.text ?? "nil")
    screen.choose("sat")
    Trace.record(label.text ?? "nil")
    screen.dayChanged(dayToggle)
    screen.dayChanged(UISwitch())
    screen.help()
    Trace.record(screen.presentedViewController?.title ?? "nil")
}

MainActor.assumeIsolated { run() }
