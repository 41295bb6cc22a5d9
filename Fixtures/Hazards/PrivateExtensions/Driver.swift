import UIKit

MainActor.assumeIsolated {
    let screen = BasketViewController()
    let button = UIButton()
    let label = UILabel()
    screen.setValue(label, forKey: "countLabel")
    screen.setValue(button, forKey: "addButton")
    screen.loadViewIfNeeded()
    button.sendActions(for: .touchUpInside)
    screen.add("pear")
    screen.add("plum")
    label.gestureRecognizers?.first?.recognize()
    (screen.presentedViewController as? UIAlertController)?.actions.first?.tap()
}
