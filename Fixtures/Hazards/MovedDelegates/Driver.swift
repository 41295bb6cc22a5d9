import UIKit

@MainActor
func run() {
    let screen = RadioViewController()
    let label = UILabel()
    let power = UISwitch()
    screen.setValue(label, forKey: "stationLabel")
    screen.setValue(power, forKey: "powerSwitch")
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil")")
    screen.tune(to: 90)
    power.flip()
    screen.tune(to: 91)
    power.flip()
    screen.tune(to: 92)
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    screen.tune(to: 93)
    Trace.record("label = \(label.text ?? "nil"), \(label.isHidden), \(navigation.viewControllers.count)")
    screen.close(all: true)
    screen.title = "Radio"
    screen.close(all: false)
    Trace.record("\(navigation.viewControllers.count), \(navigation.viewControllers.first?.title ?? "nil")")
    Trace.record(headline(of: screen))
}

@MainActor
func headline(of titled: any Titled) -> String { titled.headline }

MainActor.assumeIsolated { run() }
