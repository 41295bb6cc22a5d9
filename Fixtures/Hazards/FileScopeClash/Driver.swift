import UIKit

@MainActor
func run(_ mails: [String]) {
    MainLoop.drain()
    Trace.record("== \(mails.count) mails")
    let screen = InboxViewController()
    let table = UITableView()
    screen.mailbox.mails = mails
    screen.setValue(table, forKey: "tableView")
    screen.setValue(UILabel(), forKey: "hintLabel")
    screen.loadViewIfNeeded()
    screen.scrollToEnd()
    screen.scrollToEnd()
    for row in 0..<table.dataSource!.tableView(table, numberOfRowsInSection: 0) {
        let cell = table.dataSource!.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
        Trace.record("row \(row): \(cell.textLabel?.text ?? "nil") as \(cell.reuseIdentifier ?? "nil")")
    }
    Trace.record(screen.mailbox.describe())
}

MainActor.assumeIsolated {
    run([])
    run(["a", "b", "c"])
}
