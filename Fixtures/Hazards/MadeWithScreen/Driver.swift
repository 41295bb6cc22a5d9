import UIKit

MainActor.assumeIsolated {
    // One that is never asked for anything makes and lets go of what it has all the same.
    _ = TicketsViewController()
    Trace.record("second")
    let screen = TicketsViewController()
    screen.setValue(UILabel(), forKey: "label")
    screen.loadViewIfNeeded()
    for _ in 0..<4 {
        screen.buy()
        MainLoop.drain()
    }
    screen.useReserve()
    screen.useReserve()
    screen.buy()
}
MainLoop.drain()
Trace.record("end")
