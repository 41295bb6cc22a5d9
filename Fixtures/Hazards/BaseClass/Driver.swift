import UIKit

@MainActor
func run(isThere: Bool, deletions: [Int]) {
    MainLoop.drain()
    Trace.record("== there: \(isThere), \(deletions)")
    let screen = AlbumViewController()
    let label = UILabel()
    screen.album.isThere = isThere
    screen.setValue(label, forKey: "countLabel")
    screen.loadViewIfNeeded()
    for index in deletions {
        screen.delete(index)
        Trace.record("label = \(label.text ?? "nil")")
    }
    while let alert = screen.presentedViewController as? UIAlertController, alert.title != screen.screenName {
        Trace.record("alert: \(alert.message ?? "nil")")
        alert.actions[0].tap()
    }
    screen.showError("from outside")
    Trace.record("spinners = \(screen.spinnerCount), tracks: \(screen.tracksVisits)")
}

MainActor.assumeIsolated {
    run(isThere: true, deletions: [0, 7])
    run(isThere: false, deletions: [])
}
