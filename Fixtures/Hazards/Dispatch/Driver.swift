import UIKit

func open(_ name: String) -> (screen: FeedViewController, label: UILabel) {
    MainLoop.drain()
    Trace.record("== \(name)")
    let screen = FeedViewController()
    let label = UILabel()
    screen.setValue(label, forKey: "statusLabel")
    screen.loadViewIfNeeded()
    return (screen, label)
}

func stay() {
    let (screen, label) = open("stay")
    screen.refresh()
    Trace.record("at once: \(label.text ?? "nil")")
    MainLoop.drain()
    Trace.record("then: \(label.text ?? "nil")")
    screen.refresh()
    MainLoop.drain()
    screen.loadAll()
    MainLoop.advance(by: 0.3)
    Trace.record("all: \(label.text ?? "nil"), presented: \(screen.presentedViewController != nil)")
    MainLoop.advance(by: 0.3)
    Trace.record("later: hidden = \(label.isHidden), presented: \(screen.presentedViewController != nil)")
    MainLoop.advance(by: 2)
    Trace.record("at last: hidden = \(label.isHidden)")
}

func leave() {
    do {
        let visit = open("gone while it loads")
        visit.screen.refresh()
        Trace.record("letting go")
    }
    MainLoop.advance(by: 3)
    do {
        let visit = open("gone while it counts")
        MainLoop.drain()
        visit.screen.loadAll()
        Trace.record("letting go")
    }
    MainLoop.advance(by: 3)
}

stay()
leave()
