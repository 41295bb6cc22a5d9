import UIKit

@MainActor
func run(coupons: [String]) {
    MainLoop.drain()
    Trace.record("== \(coupons)")
    let screen = CartViewController()
    let coupon = UITextField()
    let total = UILabel()
    let button = UIButton(type: .system)
    screen.setValue(total, forKey: "totalLabel")
    screen.setValue(coupon, forKey: "coupon")
    button.addTarget(screen, action: Selector(("redeem:")), for: .touchUpInside)
    Trace.record("empty: \(screen.lastNames())")
    screen.add([Item(name: "Mug", price: 1)])
    Trace.record("no tea: \(screen.lastNames())")
    screen.loadViewIfNeeded()
    Trace.record("total: \(total.text ?? "nil")")
    screen.add([Item(name: "Pot", price: 20), Item(name: "Tea", price: 4)])
    screen.add([])
    for line in screen.describe() {
        Trace.record(line)
    }
    Trace.record("names: \(screen.lastNames()), halve: \(screen.halve())")
    for code in coupons {
        coupon.text = code
        button.sendActions(for: .touchUpInside)
        Trace.record("total: \(total.text ?? "nil")")
    }
}

MainActor.assumeIsolated {
    run(coupons: [""])
    run(coupons: ["TEN"])
    run(coupons: ["ABC", "LATE", "LATE"])
}
