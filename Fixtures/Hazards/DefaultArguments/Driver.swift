import UIKit

@MainActor
func run(taps: [Int?]) {
    MainLoop.drain()
    Trace.record("== \(taps.count) taps")
    let screen = BannerViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "bannerLabel")
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    for tap in taps {
        if let tap {
            screen.tap(at: tap)
        } else {
            screen.tap()
        }
    }
    remoteRefresh(screen)
    Trace.record("label = \(label.text ?? "nil"), \(label.accessibilityLabel ?? "nil")")
    Trace.record("pushed = \(navigation.viewControllers.count), delay = \(BannerViewController.standardDelay)")
}

MainActor.assumeIsolated {
    run(taps: [])
    run(taps: [nil, 1, 9])
}
