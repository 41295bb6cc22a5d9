import UIKit

// Clears before anything is done, finishes two tasks, looks at one of them and clears again.
func run() {
    let screen = ChecklistViewController()
    let table = UITableView()
    let label = UILabel()
    let clear = UIBarButtonItem(title: "Clear", style: .plain, target: screen, action: Selector(("clear:")))
    screen.setValue(table, forKey: "tableView")
    screen.setValue(label, forKey: "remainingLabel")
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    clear.tap()
    screen.dismiss(animated: false)
    for row in [0, 2, 2] {
        table.layOutRows()
        table.tapRow(at: IndexPath(row: row, section: 0))
        MainLoop.drain()
        Trace.record("label = \(label.text ?? "nil")")
    }
    Trace.record("screens = \(navigation.viewControllers.count)")
    navigation.popViewController(animated: false)
    clear.tap()
    MainLoop.drain()
    Trace.record("rows = \(table.numberOfRows(inSection: 0)), label = \(label.text ?? "nil")")
}

MainActor.assumeIsolated { run() }
