import UIKit

@MainActor
final class Visit {
    let screen = ExpensesViewController()
    let table = UITableView()
    let search = UITextField()
    let privately = UISwitch()
    let order = UISegmentedControl()
    let navigation: UINavigationController

    init(_ name: String) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen.setValue(table, forKey: "tableView")
        screen.setValue(search, forKey: "searchField")
        screen.setValue(UILabel(), forKey: "totalLabel")
        screen.setValue(UILabel(), forKey: "hintLabel")
        screen.setValue(UIButton(), forKey: "syncButton")
        screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
        screen.setValue(privately, forKey: "privateSwitch")
        screen.setValue(order, forKey: "orderControl")
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        MainLoop.drain()
        table.layOutRows()
    }

    func choose(_ title: String, typing texts: [String] = []) {
        let alert = screen.presentedViewController as! UIAlertController
        for (field, text) in zip(alert.textFields ?? [], texts) { field.text = text }
        alert.actions.first { $0.title == title }!.tap()
        MainLoop.drain()
        table.layOutRows()
    }

    func detail() -> ExpenseDetailViewController {
        let detail = navigation.topViewController as! ExpenseDetailViewController
        detail.loadViewIfNeeded()
        return detail
    }
}

@MainActor
func run() {
    UserDefaults.standard.removeObject(forKey: "expenses.private")
    let visit = Visit("a look around")
    visit.privately.isOn = true
    visit.screen.privateChanged(visit.privately)
    visit.table.layOutRows()
    visit.order.selectedSegmentIndex = 1
    visit.screen.orderChanged(visit.order)
    visit.table.layOutRows()
    visit.search.text = "un"
    Trace.record("\(visit.screen.textFieldShouldReturn(visit.search))")
    visit.search.text = ""
    Trace.record("\(visit.screen.textFieldShouldReturn(visit.search))")

    Trace.record("== adding")
    visit.screen.addTapped(UIButton())
    visit.choose("Add", typing: ["Hotel", "9900"])
    visit.screen.addTapped(UIButton())
    visit.choose("Add", typing: ["Taxi", "cheap"])
    visit.screen.addTapped(UIButton())
    visit.choose("Cancel")

    Trace.record("== step by step")
    visit.screen.syncTapped()
    MainLoop.drain()
    SyncService.shared.failure = .conflict(2)
    visit.screen.syncTapped()
    MainLoop.drain()
    visit.choose("Keep mine")
    SyncService.shared.failure = .conflict(2)
    visit.screen.syncTapped()
    MainLoop.drain()
    visit.choose("Drop")
    SyncService.shared.failure = .conflict(77)
    visit.screen.syncTapped()
    MainLoop.drain()
    SyncService.shared.failure = .offline
    visit.screen.syncTapped()
    MainLoop.drain()
    Trace.record("syncs: \(visit.screen.syncs)")

    Trace.record("== details")
    visit.table.tapRow(at: IndexPath(row: 0, section: 0))
    var detail = visit.detail()
    detail.onChange?(Expense(id: 1, title: "Train back", cents: 100))
    visit.table.layOutRows()
    visit.table.tapRow(at: IndexPath(row: 1, section: 0))
    detail = visit.detail()
    detail.delegate?.expenseDetail(detail, didDelete: detail.expense!)
    visit.table.layOutRows()
    visit.screen.tableView(visit.table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    visit.screen.viewWillDisappear(false)
    Trace.record("stored: \(UserDefaults.standard.bool(forKey: "expenses.private"))")

    var last: Visit? = Visit("gone while it waits")
    SyncService.shared.failure = nil
    last?.screen.syncTapped()
    last = nil
    MainLoop.drain()
}

MainActor.assumeIsolated { run() }
