import UIKit

@MainActor
struct Visit {
    let screen: DeliveryViewController
    let feed: CourierFeed
    let address = UILabel()
    let state = UILabel()
    let table = UITableView()

    init(_ number: Int) {
        MainLoop.drain()
        Trace.record("== delivery \(number)")
        feed = CourierFeed(name: "F\(number)")
        screen = DeliveryViewController(
            delivery: Delivery(number: number, address: "Main St \(number)", stops: ["Depot"]), feed: feed)
        screen.setValue(address, forKey: "addressLabel")
        screen.setValue(state, forKey: "stateLabel")
        screen.setValue(table, forKey: "tableView")
        screen.loadViewIfNeeded()
    }

    func show() {
        let rows = screen.tableView(table, numberOfRowsInSection: 0)
        let last = screen.tableView(table, cellForRowAt: IndexPath(row: rows - 1, section: 0))
        Trace.record("\(address.text ?? "nil") | \(state.text ?? "nil") | \(rows) rows, last \(last.textLabel?.text ?? "nil")")
    }
}

@MainActor
func follow() {
    let visit = Visit(7)
    visit.feed.reach("Bridge")
    visit.show()
    BeaconScanner.shared.find("Bridge")
    BeaconScanner.shared.find("Tower")
    visit.show()
    SyncCenter.shared.finish(3)
    visit.show()
    visit.screen.perform(Selector(("editAddress")))
    let editor = visit.screen.presentedViewController as! AddressEditor
    Trace.record("editing \(editor.address)")
    editor.save("Side St 8")
    visit.show()
    visit.screen.perform(Selector(("record")))
    visit.feed.arrive()
    Recorder.shared.stop()
    visit.show()
}

/// The services call back when nobody is there any more.
@MainActor
func leave() {
    let feed: CourierFeed
    do {
        let visit = Visit(8)
        feed = visit.feed
        Trace.record("letting go")
    }
    MainLoop.drain()
    feed.reach("Nowhere")
    BeaconScanner.shared.find("Nowhere")
    SyncCenter.shared.finish(0)
}

/// The recorder alone keeps the screen.
@MainActor
func leaveRecording() {
    do {
        let visit = Visit(9)
        visit.screen.perform(Selector(("record")))
        Trace.record("letting go")
    }
    MainLoop.drain()
    SyncCenter.shared.finish(1)
    Recorder.shared.stop()
    MainLoop.drain()
    SyncCenter.shared.finish(2)
}

MainActor.assumeIsolated {
    follow()
    leave()
    leaveRecording()
}
