import UIKit

// A scripted user: looks at a talk until nobody is left.
@MainActor
func run() {
    let home = UIViewController()
    let screen = TalkViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "nameLabel")
    home.present(screen, animated: false)
    screen.loadViewIfNeeded()
    Trace.record("presenter = \(screen.presenter?.name ?? "nil")")
    let button = UIButton()
    button.addTarget(screen, action: Selector(("swap:")), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    Trace.record("presenter = \(screen.presenter?.name ?? "nil")")
    button.sendActions(for: .touchUpInside)
    Trace.record("presented = \(home.presentedViewController == nil)")
    screen.presenter = Speaker(name: "Alan")
    Trace.record("presenter = \(screen.presenter?.name ?? "nil")")
}

MainActor.assumeIsolated { run() }
