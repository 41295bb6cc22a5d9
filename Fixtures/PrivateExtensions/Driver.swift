import UIKit

MainActor.assumeIsolated {
    let screen = BasketViewController()
    let button = UIButton()
    screen.setValue(UILabel(), forKey: "countLabel")
    screen.setValue(button, forKey: "addButton")
    screen.loadViewIfNeeded()
    button.sendActions(for: .touchUpInside)
    screen.add("pear")
    screen.add("plum")
    (screen.presentedViewController as? UIAlertController)?.actions.first?.tap()
}
