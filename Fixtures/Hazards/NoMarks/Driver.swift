import UIKit

@MainActor
func run(group: String?, add name: String) {
    MainLoop.drain()
    Trace.record("== \(group ?? "all")")
    let screen = ContactsViewController()
    let table = UITableView()
    let label = UILabel()
    screen.setValue(table, forKey: "tableView")
    screen.setValue(label, forKey: "groupLabel")
    screen.group = group
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    screen.navigationItem.rightBarButtonItem!.tap()
    let alert = screen.presentedViewController as! UIAlertController
    alert.textFields![0].text = name
    alert.actions[0].tap()
    for row in 0..<table.dataSource!.tableView(table, numberOfRowsInSection: 0) {
        let path = IndexPath(row: row, section: 0)
        table.delegate!.tableView(table, accessoryButtonTappedForRowWith: path)
        if row > 0 { table.delegate!.tableView(table, accessoryButtonTappedForRowWith: path) }
        let cell = table.dataSource!.tableView(table, cellForRowAt: path)
        Trace.record("\(cell.textLabel?.text ?? "nil") \(cell.detailTextLabel?.text ?? "-")")
    }
    if table.dataSource!.tableView(table, numberOfRowsInSection: 0) > 0 {
        table.delegate!.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    }
    for id in [1, 2, 9] {
        screen.call(id)
        Trace.record("label = \(label.text ?? "nil")")
    }
    screen.reload()
    Trace.record("pushed = \(navigation.viewControllers.count)")
}

MainActor.assumeIsolated {
    run(group: nil, add: "Dora")
    run(group: "work", add: "")
    run(group: "home", add: "")
}
