import UIKit

@MainActor
func open(_ name: String) -> (screen: DownloadsViewController, views: [UIView]) {
    MainLoop.drain()
    Trace.record("== \(name)")
    let screen = DownloadsViewController()
    let label = UILabel()
    let progress = UIProgressView()
    screen.setValue(label, forKey: "statusLabel")
    screen.setValue(progress, forKey: "progressView")
    screen.loadViewIfNeeded()
    screen.onDone = { Trace.record("told \($0)") }
    return (screen, [label, progress])
}

@MainActor
func stay() {
    let visit = open("stay")
    let downloads = Downloader.shared
    visit.screen.start()
    downloads.run()
    Trace.record(visit.screen.summary())
    visit.screen.startNested()
    downloads.run()
    (visit.screen.presentedViewController as! UIAlertController).actions[0].tap()
    downloads.run()
    visit.screen.startUnowned()
    downloads.run()
    Trace.record(visit.screen.summary())
    visit.screen.startWithLabel()
    downloads.run()
    Trace.record(visit.screen.summary())
    visit.screen.startThroughVariable()
    downloads.run()
    Trace.record(visit.screen.summary())
    visit.screen.startThroughConstant()
    visit.screen.startThroughConstantWithin()
    downloads.run()
    visit.screen.startWeakly()
    downloads.run()
    Trace.record(visit.screen.summary())
}

@MainActor
func leave(_ name: String, _ start: (DownloadsViewController) -> () -> Void) {
    do {
        let visit = open("gone: \(name)")
        start(visit.screen)()
        MainLoop.drain()
    }
    Downloader.shared.run()
}

MainActor.assumeIsolated {
    stay()
    leave("start", DownloadsViewController.start)
    leave("startWeakly", DownloadsViewController.startWeakly)
    leave("startThroughVariable", DownloadsViewController.startThroughVariable)
    leave("startThroughConstant", DownloadsViewController.startThroughConstant)
    leave("startThroughConstantWithin", DownloadsViewController.startThroughConstantWithin)
    leave("startNested", DownloadsViewController.startNested)
    leave("startWithLabel", DownloadsViewController.startWithLabel)
}
