import UIKit

@MainActor
func run(names: [String], userBefore: User?) {
    MainLoop.drain()
    Trace.record("== \(names), \(userBefore?.name ?? "default")")
    let screen = ProfileViewController()
    let field = UITextField()
    screen.setValue(field, forKey: "nameField")
    if let userBefore {
        screen.user = userBefore
    }
    Trace.record("summary: \((try? screen.summary) ?? "none")")
    screen.loadViewIfNeeded()
    Trace.record("field = \(field.text ?? "nil")")
    for name in names {
        screen.edit(name)
        Trace.record("title = \(screen.title ?? "nil")")
        screen.save()
        Trace.record("title = \(screen.title ?? "nil"), field = \(field.text ?? "nil")")
    }
    Trace.record("initials = \(screen.initials)")
    screen.user.name += "!"
    screen.viewDidLoad()
    screen.save()
    Trace.record("subviews = \(screen.view.subviews.count), initials = \(screen.initials)")
    screen.delete()
    (screen.presentedViewController as! UIAlertController).actions[0].tap()
    Trace.record("nobody: \(screen.isNobody), \(screen.greeting("Hi")), \((try? screen.summary) ?? "none")")
}

MainActor.assumeIsolated {
    run(names: [" bea "], userBefore: nil)
    run(names: ["cleo", ""], userBefore: User(name: "zoe"))
    run(names: [], userBefore: .nobody)
}
