import UIKit

@MainActor
func run(_ titles: [String]) {
    MainLoop.drain()
    Trace.record("== \(titles)")
    let playlist = PlaylistViewController()
    let library = LibraryViewController(playlist: playlist)
    let label = UILabel()
    playlist.setValue(label, forKey: "countLabel")
    playlist.play()
    playlist.loadViewIfNeeded()
    playlist.firstTitle = "not there"
    library.stop()
    library.fill(titles)
    Trace.record(library.describe())
    library.change()
    playlist.play()
    Trace.record(library.describe())
    playlist.share(playlist.songs[0])
    Trace.record("sheet: \(playlist.presentedViewController?.title ?? "nil")")
    library.stop()
    library.stop()
    Trace.record("skipped \(playlist.skip()?.title ?? "nothing")")
    playlist.skipAll()
    Trace.record("label: \(playlist.countLabel.text ?? "nil"), \(playlist.songs.map(\.title))")
    playlist.skipAll()
    playlist.onSkip = { _ in true }
    playlist.skipAll()
    Trace.record("skipped \(playlist.skip()?.title ?? "nothing")")
}

MainActor.assumeIsolated {
    run([])
    run(["A", "B", "C"])
}
