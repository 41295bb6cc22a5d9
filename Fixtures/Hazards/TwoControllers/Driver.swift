import UIKit

@MainActor
func run(_ changes: [(Int, String)]) {
    MainLoop.drain()
    Trace.record("== \(changes.count) changes")
    let screen = ListViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "wordsLabel")
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    for (index, word) in changes {
        screen.select(index)
        let editor = navigation.topViewController as! WordViewController
        Trace.record("editor = \(editor.title ?? "nil")")
        editor.save(word)
        Trace.record("words = \(label.text ?? "nil"), pushed = \(navigation.viewControllers.count)")
    }
}

MainActor.assumeIsolated {
    run([])
    run([(1, "deux"), (1, "zwei"), (0, "one")])
}
