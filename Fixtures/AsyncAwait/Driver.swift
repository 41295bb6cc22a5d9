import UIKit

/// Long enough for everything that was started to come to its end.
@MainActor
func settle() async {
    try? await Task.sleep(nanoseconds: 60_000_000)
}

@MainActor
func run(city: String) async {
    Trace.record("== \(city)")
    let screen = WeatherViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "cityLabel")
    screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
    screen.city = city
    screen.loadViewIfNeeded()
    Trace.record("at once: \(label.text ?? "nil")")
    await settle()
    Trace.record("later: \(label.text ?? "nil")")
    if let alert = screen.presentedViewController as? UIAlertController {
        screen.city = "Rome"
        alert.actions[0].tap()
        await settle()
        Trace.record("again: \(label.text ?? "nil")")
    }
    screen.follow()
    await settle()
    Trace.record("followed: \(label.text ?? "nil")")
    screen.follow()
    screen.navigationItem.rightBarButtonItem!.tap()
    await settle()
    Trace.record("stopped: \(label.text ?? "nil")")
    await Widget().refresh(screen)
    let reload = Task { await screen.reload() }
    reload.cancel()
    await reload.value
    Trace.record("cancelled: \(label.text ?? "nil")")
}

@MainActor
func leave() async {
    Trace.record("== gone at once")
    do {
        let screen = WeatherViewController()
        let label = UILabel()
        screen.setValue(label, forKey: "cityLabel")
        screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
        screen.follow()
        screen.follow()
    }
    await settle()
    Trace.record("nothing more")
}

await run(city: "Bern")
await run(city: "Atlantis")
await leave()
