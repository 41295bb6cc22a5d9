import UIKit

@MainActor
func run() {
    let screen = OrdersViewController()
    screen.loadViewIfNeeded()
    MainLoop.drain()
    for section in 0..<screen.numberOfSections(in: screen.tableView) {
        let count = screen.tableView(screen.tableView, numberOfRowsInSection: section)
        Trace.record("section \(section): \(count)")
        for row in 0..<count {
            let cell = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: row, section: section))
            Trace.record("\(cell.textLabel?.text ?? "nil"), \(cell.accessoryType), \(screen.label.text ?? "nil")")
        }
    }
    Trace.record("calls \(OrderStore.shared.couriers.map(\.calls))")
}

MainActor.assumeIsolated { run() }
