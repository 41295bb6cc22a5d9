import UIKit

@MainActor
final class Hiker {
    let screen = TrailViewController()
    let name = UILabel()
    let length = UILabel()
    let start = UIButton()

    init() {
        for (key, view) in [("nameLabel", name), ("lengthLabel", length), ("startButton", start)] as [(String, UIView)] {
            screen.setValue(view, forKey: key)
        }
        screen.loadViewIfNeeded()
    }

    func tell(_ event: String) {
        MainLoop.drain()
        let navigation = screen.navigationController
        Trace.record(
            "== \(event): \(name.text ?? "nil"), \(length.text ?? "nil"), shown: "
                + "\(screen.presentedViewController?.title ?? "nil"), top: \(navigation?.topViewController?.title ?? "nil")")
    }

    var sheet: UIAlertController? { screen.presentedViewController as? UIAlertController }

    func choose(_ title: String) {
        tell("choosing from \(sheet?.actions.map { $0.title ?? "" } ?? [])")
        sheet?.actions.first { $0.title == title }?.tap()
        tell("chose \(title)")
    }
}

/// Alone, without a navigation controller.
@MainActor
func walkAlone() {
    let hiker = Hiker()
    let screen = hiker.screen
    hiker.tell("alone")
    let plan = PlanViewController()
    Screens.root = plan
    screen.openNote()
    hiker.tell("no place for a note")
    plan.present(screen, animated: false)
    screen.lapDone()
    hiker.tell("a lap, but not on top")
    for _ in 0..<2 {
        screen.lock()
        hiker.tell("locked or not")
        screen.lapDone()
    }
    screen.finish()
    hiker.tell("finished, planned: \(plan.presentedViewController?.title ?? "nil")")
    plan.dismiss(animated: false)
    plan.present(screen, animated: false)
    screen.close()
    hiker.tell("closed, planned: \(plan.presentedViewController?.title ?? "nil")")
}

@MainActor
func walkAround() {
    let hiker = Hiker()
    let screen = hiker.screen
    let home = UIViewController()
    home.title = "Home"
    let navigation = UINavigationController(rootViewController: home)
    let plan = PlanViewController()
    Screens.root = plan
    plan.present(navigation, animated: false)
    navigation.pushViewController(screen, animated: false)
    hiker.tell("around")
    screen.lapDone()
    screen.openNote()
    hiker.tell("a note")
    screen.lapDone()
    hiker.tell("a lap behind it")
    navigation.popViewController(animated: false)
    screen.showMore()
    hiker.tell("more")
    navigation.popViewController(animated: false)
    if let item = screen.navigationItem.rightBarButtonItem, let target = item.target as? NSObject {
        _ = target.perform(item.action!, with: item)
        hiker.choose("Copy")
    }
    for choice in ["Now", "Later"] {
        hiker.start.sendActions(for: .touchUpInside)
        screen.lapDone()
        hiker.choose(choice)
    }
    let note = TrailNoteViewController()
    note.title = "Note"
    for isLocking in [true, false] {
        screen.present(note, animated: false)
        if isLocking { screen.reset() } else { screen.lock() }
        hiker.tell("reset or locked")
    }
    screen.lock()
    hiker.tell("unlocked")
    screen.reset()
    hiker.tell("reset")
    screen.lapDone()
    hiker.tell("a lap of the plan")
    screen.finish()
    hiker.tell("finished, planned: \(plan.presentedViewController?.title ?? "nil")")
    screen.close()
    hiker.tell("closed, top: \(navigation.topViewController?.title ?? "nil")")
}

MainActor.assumeIsolated {
    walkAlone()
    walkAround()
}
