import UIKit

func run(_ places: [String]) {
    MainLoop.drain()
    Trace.record("== \(places)")
    let screen = MapViewController()
    let field = UITextField()
    let label = UILabel()
    screen.title = "Map"
    screen.setValue(field, forKey: "searchField")
    screen.setValue(label, forKey: "placeLabel")
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    for place in places {
        field.text = place
        field.sendActions(for: .editingChanged)
        Trace.record("label = \(label.text ?? "nil"), top: \(screen.presentedViewController?.title ?? "nil")")
        (screen.presentedViewController as? PermissionViewController)?.onDone?()
        screen.dismiss(animated: false)
    }
    let returns = field.delegate!.textFieldShouldReturn(field)
    Trace.record("returns: \(returns)")
    screen.dismiss(animated: false)
    Locator.shared.move()
    Trace.record("label = \(label.text ?? "nil")")
    screen.share()
    Trace.record("sheet: \(screen.presentedViewController?.title ?? "nil")")
    let guide = Guide()
    screen.follow(guide)
    Trace.record("label = \(label.text ?? "nil"), guided: \(guide.controller === screen)")
    Trace.record("on top: \(screen.isOnTop(of: nil)), \(screen.isOnTop(of: screen))")
    screen.stop()
    screen.stop()
    screen.find("Rome")
    Locator.shared.move()
    Trace.record("pushed = \(navigation.viewControllers.count)")
}

run([""])
run(["Bern", "", "Oslo"])
