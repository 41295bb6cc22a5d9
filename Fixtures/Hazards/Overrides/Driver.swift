import UIKit

@MainActor
func run(pages: [Int]) {
    MainLoop.drain()
    Trace.record("== \(pages)")
    let screen = NotebookViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "pageLabel")
    screen.title = "Notes"
    screen.loadViewIfNeeded()
    screen.viewWillAppear(true)
    screen.viewDidAppear(true)
    MainLoop.drain()
    Trace.record("\(screen.title ?? "nil"), \(label.text ?? "nil"), \(screen.presentedViewController?.title ?? "nil")")
    screen.dismiss(animated: false)
    screen.viewDidAppear(false)
    for page in pages {
        screen.setEditing(true, animated: true)
        screen.setEditing(true, animated: true)
        screen.turn(to: page)
        Trace.record("status bar hidden: \(screen.prefersStatusBarHidden)")
        screen.setEditing(false, animated: false)
        Trace.record("\(label.text ?? "nil"), first: \(screen.canBecomeFirstResponder)")
    }
    screen.didReceiveMemoryWarning()
    screen.viewDidDisappear(false)
    Trace.record("edits = \(screen.edits)")
}

MainActor.assumeIsolated {
    run(pages: [])
    run(pages: [0, 8])
}
