import UIKit

func run(city: String?, isDown: Bool, answer: Int?) {
    MainLoop.drain()
    Trace.record("== \(city ?? "here"), down: \(isDown)")
    EventClient.shared.isDown = isDown
    let screen = EventsViewController()
    let table = UITableView()
    let label = UILabel()
    if let city {
        screen.city = city
    }
    screen.setValue(table, forKey: "tableView")
    screen.setValue(label, forKey: "countLabel")
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    if let answer {
        (screen.presentedViewController as! UIAlertController).actions[answer].tap()
    }
    screen.navigationItem.rightBarButtonItem!.tap()
    Trace.record("label = \(label.text ?? "nil")")
    for row in 0..<table.dataSource!.tableView(table, numberOfRowsInSection: 0) {
        let path = IndexPath(row: row, section: 0)
        Trace.record("row: \(table.dataSource!.tableView(table, cellForRowAt: path).textLabel?.text ?? "nil")")
        table.delegate!.tableView(table, didSelectRowAt: path)
        Trace.record("label = \(label.text ?? "nil")")
        screen.navigationItem.rightBarButtonItem!.tap()
        Trace.record("label = \(label.text ?? "nil")")
    }
    screen.clearTapped(label)
    screen.navigationItem.rightBarButtonItem!.tap()
    Trace.record("pushed = \(navigation.viewControllers.count)")
}

run(city: nil, isDown: false, answer: nil)
run(city: "Rome", isDown: true, answer: 0)
run(city: "Oslo", isDown: true, answer: 1)
