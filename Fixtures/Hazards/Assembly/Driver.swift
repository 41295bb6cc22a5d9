import UIKit

MainActor.assumeIsolated {
    for screen in [
        CounterViewController(name: nil), CounterViewController(code: "abc"), CounterViewController(coder: NSCoder())!,
    ] {
        screen.setValue(UILabel(), forKey: "label")
        screen.loadViewIfNeeded()
        MainLoop.drain()
        screen.viewWillAppear(true)
        screen.tap()
        Feed.shared.push(4)
        Feed.shared.end()
    }
    Feed.shared.push(5)
}
