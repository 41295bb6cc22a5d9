import UIKit

@MainActor
func visit(_ services: Services) {
    var flow: ShopFlow? = ShopFlow(services: services)
    guard let screen = flow?.catalog else { return }
    let (label, spinner) = (UILabel(), UIActivityIndicatorView())
    screen.setValue(label, forKey: "countLabel")
    screen.setValue(spinner, forKey: "spinner")
    func tell(_ event: String) {
        MainLoop.drain()
        Trace.record(
            "== \(event): \(label.text ?? "nil"), \(spinner.isAnimating), top: \(flow?.top ?? "no flow"), shown: "
                + "\(screen.presentedViewController?.title ?? "nil")")
        screen.presentedViewController?.dismiss(animated: false)
    }
    screen.loadViewIfNeeded()
    tell("loaded")
    _ = screen.perform(Selector(("pay")))
    tell("nothing to pay")
    for index in [1, 0, 7] {
        screen.choose(index)
        tell("chose \(index)")
        if index < 3 { flow?.back() }
    }
    _ = screen.perform(Selector(("showTerms")))
    tell("terms")
    for _ in 0..<2 {
        _ = screen.perform(Selector(("pay")))
        tell("paid")
    }
    Trace.record("known: \(screen.coordinator != nil), \(screen.basketRouter?.count ?? -1)")
    flow = nil
    screen.choose(2)
    tell("without a flow")
    Trace.record("known: \(screen.coordinator != nil), \(screen.basketRouter?.count ?? -1)")
}

MainActor.assumeIsolated {
    visit(Services(help: HelpDesk(), rate: 2))
    visit(Services(help: nil, rate: 1))
}
