import UIKit

MainActor.assumeIsolated {
    let screen = TimelineAssembly.screen()
    screen.setValue(UILabel(), forKey: "label")
    screen.loadViewIfNeeded()
    screen.refresh()
    MainLoop.drain()
    (screen.presentedViewController as? UIAlertController)?.actions[0].tap()
    screen.pull()
    // One that is never asked for anything.
    _ = TimelineAssembly.screen(analytics: AnalyticsService(name: "given"))
}
MainLoop.drain()
Trace.record("end")
