import UIKit

@MainActor
final class Visit {
    let source = RemoteReminders()
    let screen: RemindersViewController
    let table = UITableView()
    let search = UISearchBar()
    let done = UISwitch()
    let navigation: UINavigationController

    init(_ name: String, isOffline: Bool = false) {
        MainLoop.drain()
        Trace.record("== \(name)")
        source.isOffline = isOffline
        screen = RemindersViewController(source: source)
        screen.setValue(table, forKey: "tableView")
        screen.setValue(search, forKey: "searchBar")
        screen.setValue(done, forKey: "doneSwitch")
        screen.setValue(BadgeView(), forKey: "badge")
        screen.setValue(UILabel(), forKey: "messageLabel")
        done.addTarget(screen, action: Selector(("doneChanged")), for: .valueChanged)
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        MainLoop.drain()
        table.layOutRows()
    }

    func choose(_ title: String) {
        let alert = screen.presentedViewController as! UIAlertController
        alert.actions.first { $0.title == title }!.tap()
        MainLoop.drain()
    }
}

@MainActor
func run() {
    var visit = Visit("a look around")
    visit.done.flip()
    visit.table.layOutRows()
    visit.search.type("ea")
    visit.table.layOutRows()
    visit.search.tapSearch()
    visit.search.type("")
    visit.table.tapRow(at: IndexPath(row: 0, section: 0))
    visit.table.layOutRows()
    Trace.record("changes: \(visit.screen.changes)")

    visit.screen.delete(visit.source.stored[2])
    visit.choose("Cancel")
    visit.screen.delete(visit.source.stored[2])
    visit.choose("Delete")
    visit.table.refreshControl?.pull()
    MainLoop.drain()
    visit.screen.edit(visit.source.stored[0])
    let editor = visit.navigation.topViewController as! EditorViewController
    editor.loadViewIfNeeded()
    editor.onSave?(visit.source.stored[0])
    Trace.record("changes: \(visit.screen.changes)")

    visit.screen.postpone(visit.source.stored[0])
    visit.screen.scheduler = ReminderScheduler()
    visit.screen.postpone(visit.source.stored[0])
    (visit.screen.presentedViewController as! PermissionViewController).onAllow?()
    visit.screen.dismiss(animated: false)
    visit.screen.postpone(visit.source.stored[0])
    visit.screen.postpone(visit.source.stored[1])
    visit.choose("OK")

    visit = Visit("offline", isOffline: true)
    visit.source.isOffline = false
    visit.screen.reload()
    MainLoop.drain()
    visit.source.isOffline = true
    visit.table.tapRow(at: IndexPath(row: 0, section: 0))
}

MainActor.assumeIsolated { run() }
