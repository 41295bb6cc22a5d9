import UIKit

/// Runs everything that was started, and what it leads to.
@MainActor
func settle() {
    MainLoop.advance(by: 1)
}

@MainActor
func run(city: String) {
    MainLoop.drain()
    Trace.record("== \(city)")
    let screen = WeatherViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "cityLabel")
    screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
    screen.city = city
    screen.loadViewIfNeeded()
    Trace.record("at once: \(label.text ?? "nil")")
    settle()
    Trace.record("later: \(label.text ?? "nil")")
    if let alert = screen.presentedViewController as? UIAlertController {
        screen.city = "Rome"
        alert.actions[0].tap()
        settle()
        Trace.record("again: \(label.text ?? "nil")")
    }
    screen.follow()
    settle()
    Trace.record("followed: \(label.text ?? "nil")")
    screen.follow()
    screen.navigationItem.rightBarButtonItem!.tap()
    settle()
    Trace.record("stopped: \(label.text ?? "nil")")
    screen.city = "Rome"
    Task { await Widget().refresh(screen) }
    settle()
    let reload = Task { await screen.reload() }
    reload.cancel()
    settle()
    Trace.record("cancelled: \(label.text ?? "nil")")
}

@MainActor
func leave() {
    MainLoop.drain()
    Trace.record("== gone at once")
    do {
        let screen = WeatherViewController()
        let label = UILabel()
        screen.setValue(label, forKey: "cityLabel")
        screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
        screen.follow()
        screen.follow()
    }
    settle()
    Trace.record("nothing more")
}

MainActor.assumeIsolated {
    run(city: "Bern")
    run(city: "Atlantis")
    leave()
}
