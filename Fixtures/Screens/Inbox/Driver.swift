import UIKit

@MainActor
final class Visit {
    let screen = InboxViewController(style: .plain)
    let navigation: UINavigationController
    var table: UITableView { screen.tableView }
    var search: UISearchBar { screen.navigationItem.titleView as! UISearchBar }

    init(_ name: String) {
        MainLoop.drain()
        Trace.record("== \(name)")
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        screen.refreshControl = UIRefreshControl()
        answer()
    }

    func answer() {
        MailService.shared.answer()
        table.layOutRows()
    }

    func choose(_ title: String, typing text: String? = nil) {
        let alert = screen.presentedViewController as! UIAlertController
        if let text { alert.textFields?.first?.text = text }
        alert.actions.first { $0.title == title }!.tap()
        answer()
    }

    func more(_ row: Int) {
        screen.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0))
    }
}

@MainActor
func run() {
    UserDefaults.standard.removeObject(forKey: "mail.archived")
    UserDefaults.standard.removeObject(forKey: "mail.signature")
    let visit = Visit("reading")
    visit.search.type("i")
    visit.table.layOutRows()
    visit.search.tapSearch()
    visit.screen.searchBar(visit.search, textDidChange: "")
    visit.table.layOutRows()
    visit.table.tapRow(at: IndexPath(row: 0, section: 0))
    visit.navigation.topViewController?.loadViewIfNeeded()
    visit.navigation.popViewController(animated: false)
    visit.table.tapRow(at: IndexPath(row: 2, section: 0))

    Trace.record("== sorting out")
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    visit.screen.undoLast()
    visit.answer()
    visit.screen.undoLast()
    visit.more(0)
    visit.choose("Mark read")
    visit.more(0)
    visit.choose("Report")
    visit.more(0)
    visit.choose("Move")
    visit.choose("Move", typing: "nowhere")
    visit.choose("OK")
    visit.more(0)
    visit.choose("Move")
    visit.choose("Move", typing: "taxes")
    visit.screen.undoLast()
    visit.answer()
    visit.more(1)
    visit.choose("Move")
    visit.choose("Cancel")

    Trace.record("== logging in")
    MailService.shared.failure = .expired("ann")
    NotificationCenter.default.post(name: MailService.didReceiveNotification, object: nil)
    visit.answer()
    var login = (visit.screen.presentedViewController as! UINavigationController).topViewController as! MailLoginViewController
    login.loadViewIfNeeded()
    login.onLogin?("wrong")
    visit.answer()
    NotificationCenter.default.post(name: MailService.didReceiveNotification, object: nil)
    visit.answer()
    login = (visit.screen.presentedViewController as! UINavigationController).topViewController as! MailLoginViewController
    login.onLogin?("right")
    visit.answer()
    visit.answer()
    MailService.shared.failure = .offline
    NotificationCenter.default.post(name: MailService.didReceiveNotification, object: nil)
    visit.answer()
    visit.choose("OK")
    MailService.shared.failure = nil

    Trace.record("== writing")
    visit.screen.navigationItem.rightBarButtonItem?.tap()
    let composer = visit.screen.presentedViewController as! ComposerViewController
    composer.loadViewIfNeeded()
    composer.delegate?.composer(composer, didWrite: Mail(id: 9, subject: "Hi", sender: "me"))
    MailService.shared.canSend = false
    visit.screen.navigationItem.rightBarButtonItem?.tap()
    MailService.shared.canSend = true
    UserDefaults.standard.set("", forKey: "mail.signature")
    visit.screen.navigationItem.rightBarButtonItem?.tap()

    var last: Visit? = Visit("gone before the answer")
    last?.more(0)
    last?.choose("Cancel")
    NotificationCenter.default.post(name: MailService.didReceiveNotification, object: nil)
    last = nil
    MainLoop.drain()
    MailService.shared.answer()
    MainLoop.drain()
}

MainActor.assumeIsolated { run() }
