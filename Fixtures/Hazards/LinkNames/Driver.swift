import UIKit

/// What is sold ends the screen, or not.
@MainActor
func run(endingAt last: Int, _ sell: (SalesViewController) -> Void) {
    MainLoop.drain()
    Trace.record("== \(last)")
    var screen: SalesViewController? = SalesViewController()
    let label = UILabel()
    screen?.setValue(label, forKey: "sumLabel")
    screen?.loadViewIfNeeded()
    var sales = 0
    screen?.onSale = {
        sales += 1
        Trace.record("sale \(sales)")
        if sales == last { screen = nil }
    }
    screen.map(sell)
    if last == 0 { screen = nil }
    Till.shared.close()
    MainLoop.drain()
    Trace.record("label = \(label.text ?? "nil"), screen is there: \(screen != nil)")
}

MainActor.assumeIsolated {
    for last in [0, 1, 2, 9] {
        run(endingAt: last) { screen in
            screen.sellTea()
            screen.sellCake()
            screen.sellBread()
            screen.sellMilk()
        }
        run(endingAt: last) { screen in
            screen.sellMilk()
            Task { await screen.sellAll() }
        }
    }
}
