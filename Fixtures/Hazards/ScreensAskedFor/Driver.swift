import UIKit

MainActor.assumeIsolated {
    let screen = PapersViewController()
    screen.loadViewIfNeeded()
    screen.open(1)
    screen.desk = Desk()
    for row in 0..<3 { screen.open(row) }
    for title in ["", "a", "bc"] { screen.openNext(title) }
    screen.open(0)
    screen.show(nil)
    screen.show("inbox")
    screen.root = "/old"
    screen.show("sent")
    Trace.record("shown \(screen.shown), asked \(screen.desk?.asked ?? 0)")
}
MainLoop.drain()
Trace.record("end")
