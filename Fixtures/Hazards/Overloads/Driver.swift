import UIKit

@MainActor
func run(currency: String, amounts: [String]) {
    MainLoop.drain()
    Trace.record("== \(currency)")
    let screen = ConverterViewController()
    let field = UITextField()
    let label = UILabel()
    let button = UIButton(type: .system)
    screen.setValue(field, forKey: "inputField")
    screen.setValue(label, forKey: "outputLabel")
    button.addTarget(screen, action: Selector(("convert:")), for: .touchUpInside)
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    screen.currency = screen.currency(named: currency) ?? currency
    for amount in amounts {
        field.text = amount
        button.sendActions(for: .touchUpInside)
        Trace.record("\(amount) is \(label.text ?? "nil")")
    }
    screen.convert(button)
    screen.show(RatesViewController())
    Trace.record("first = \(screen.currency(at: 0)), pushed = \(navigation.viewControllers.count)")
}

MainActor.assumeIsolated {
    run(currency: "usd", amounts: ["2.5", "ten"])
    run(currency: "GBP", amounts: ["1", ""])
}
