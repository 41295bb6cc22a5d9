import UIKit

@MainActor
func run(picks: [Int], sorts: Int) {
    MainLoop.drain()
    Trace.record("== \(picks), sorted \(sorts) times")
    let screen = PaletteViewController()
    let canvas = Canvas()
    let table = UITableView()
    screen.delegate = canvas
    screen.setValue(table, forKey: "tableView")
    screen.loadViewIfNeeded()
    for index in picks {
        table.delegate!.tableView(table, didSelectRowAt: IndexPath(row: index, section: 0))
        Trace.record("editor = \(screen.presentedViewController?.title ?? "nil")")
        screen.presentedViewController?.close()
        MainLoop.drain()
    }
    for _ in 0..<sorts {
        screen.sort()
    }
    for row in 0..<table.dataSource!.tableView(table, numberOfRowsInSection: 0) {
        let cell = table.dataSource!.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
        Trace.record("row \(row): \(cell.textLabel?.text ?? "nil")")
        (cell.accessoryView as! UIButton).sendActions(for: .touchUpInside)
    }
}

MainActor.assumeIsolated {
    run(picks: [], sorts: 0)
    run(picks: [1, 2, 2], sorts: 1)
    run(picks: [0], sorts: 2)
}
