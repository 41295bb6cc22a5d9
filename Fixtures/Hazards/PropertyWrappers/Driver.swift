import UIKit

@MainActor
func run(_ texts: [String], ratings: [Int]) {
    MainLoop.drain()
    Trace.record("== \(texts) \(ratings)")
    let screen = EditorViewController()
    let field = UITextField()
    screen.setValue(field, forKey: "textField")
    inspect(screen)
    screen.loadViewIfNeeded()
    for text in texts {
        screen.type(text)
    }
    inspect(screen)
    if let alert = screen.presentedViewController as? UIAlertController {
        Trace.record("alert: \(alert.title ?? "nil"), \(alert.message ?? "nil")")
        alert.actions[0].tap()
    }
    screen.draft = "from outside"
    for rating in ratings {
        screen.rate(rating)
        inspect(screen)
    }
    screen.zoom(by: 2)
    Trace.record(field.placeholder ?? "nil")
}

MainActor.assumeIsolated {
    run([], ratings: [9])
    run(["a", "bc"], ratings: [2, 4])
}
