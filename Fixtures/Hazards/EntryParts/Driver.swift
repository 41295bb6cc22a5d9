import UIKit

@MainActor
func run() {
    let screen = TripsViewController { Trace.record("notify: \($0)") }
    let (count, scroll, clear, name) = (UILabel(), UIScrollView(), UIButton(), UITextField())
    screen.setValue(count, forKey: "countLabel")
    screen.setValue(scroll, forKey: "scrollView")
    screen.setValue(clear, forKey: "clearButton")
    screen.setValue(name, forKey: "nameField")
    let help = HelpItem()
    screen.navigationItem.rightBarButtonItem = help
    screen.loadViewIfNeeded()
    Trace.record("\(help.pages), \(scroll.contentInset.top), \(count.text ?? "nothing"), \(screen.isHeard())")

    func tap(_ action: String) {
        let button = UIButton()
        button.addTarget(screen, action: Selector(action), for: .touchUpInside)
        button.touch()
    }
    tap("open")
    screen.onEvent = { Trace.record("event: \($0)") }
    Trace.record("\(screen.isHeard())")
    tap("open")
    tap("filter")
    name.text = "hill"
    tap("filter")
    clear.touch()
    Trace.record(count.text ?? "nothing")
    tap("open")
    MainLoop.drain()
}

MainActor.assumeIsolated { run() }
