import UIKit

@MainActor
func run(columns: Int?) {
    MainLoop.drain()
    Trace.record("== \(columns.map(String.init) ?? "default")")
    let photos = ["cat", "dog"]
    let screen = columns.map { GalleryViewController.make(columns: $0, photos: photos) }
        ?? GalleryViewController.make(photos: photos)
    let label = UILabel()
    screen.setValue(label, forKey: "titleLabel")
    screen.loadViewIfNeeded()
    for step in [1, 5, -4, -9] {
        screen.zoom(by: step)
        Trace.record("\(label.text ?? "nil"), \(screen.columns) of width \(screen.width)")
    }
    screen.columns = 3
    screen.zoom(by: 0)
    screen.open(at: 1)
    Trace.record("title = \(screen.presentedViewController?.title ?? "nil")")
    screen.save()
    Trace.record(statistics())
}

MainActor.assumeIsolated {
    run(columns: nil)
    run(columns: 9)
}
