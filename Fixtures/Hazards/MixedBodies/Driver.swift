import UIKit

@MainActor
final class Visit {
    let screen = OrderViewController()
    let name = UITextField()
    let slider = UISlider()
    let express = UISwitch()
    let total = UILabel()
    let button = UIButton(type: .system)
    let badges = [UILabel(), UILabel()]
    let navigation: UINavigationController

    init(_ title: String) {
        MainLoop.drain()
        Trace.record("== \(title)")
        screen.setValue(name, forKey: "nameField")
        screen.setValue(slider, forKey: "amountSlider")
        screen.setValue(express, forKey: "expressSwitch")
        screen.setValue(total, forKey: "totalLabel")
        screen.setValue(button, forKey: "orderButton")
        screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
        screen.setValue(badges, forKey: "badges")
        navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(screen, animated: false)
        screen.loadViewIfNeeded()
        MainLoop.drain()
    }

    func order(_ amount: Float, for text: String?) {
        slider.value = amount
        slider.sendActions(for: .valueChanged)
        name.text = text
        button.sendActions(for: .touchUpInside)
        MainLoop.drain()
        Trace.record("total = \(total.text ?? "nil"), badges = \(badges.map { $0.text ?? "nil" })")
        Trace.record("pushed = \(navigation.viewControllers.count)")
    }

    func answer(_ index: Int) {
        (screen.presentedViewController as! UIAlertController).actions[index].tap()
        MainLoop.drain()
        Trace.record("total = \(total.text ?? "nil"), pushed = \(navigation.viewControllers.count)")
    }
}

@MainActor
func order() {
    let visit = Visit("order")
    visit.order(2.7, for: nil)
    visit.order(3.2, for: "Ana")
    visit.navigation.popViewController(animated: false)
    visit.express.isOn = true
    visit.order(4, for: "Ben")
    visit.screen.reset()
    Trace.record("badges = \(visit.badges.map { $0.text ?? "nil" })")
}

@MainActor
func orderTooMuch() {
    let visit = Visit("order too much")
    visit.order(20, for: "Cleo")
    visit.answer(0)
    visit.answer(0)
    visit.navigation.popViewController(animated: false)
    visit.order(6, for: "Cleo")
    visit.answer(1)
}

MainActor.assumeIsolated {
    order()
    orderTooMuch()
}
