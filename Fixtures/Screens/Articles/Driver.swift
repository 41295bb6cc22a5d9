import UIKit

@MainActor
final class Visit {
    let screen: ArticlesViewController
    let table = UITableView()
    let count = UILabel()
    let read = UISwitch()
    let tags = UIStackView()
    let navigation: UINavigationController

    init(_ name: String, _ screen: ArticlesViewController) {
        MainLoop.drain()
        Trace.record("== \(name)")
        self.screen = screen
        tags.addSubview(UILabel())
        tags.addSubview(UILabel())
        for (key, view) in [
            ("tableView", table), ("countLabel", count), ("readSwitch", read), ("emptyView", UIView()),
            ("tagsView", tags), ("spinner", UIActivityIndicatorView()),
        ] as [(String, UIView)] {
            screen.setValue(view, forKey: key)
        }
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        table.layOutRows()
        tell()
    }

    func tell() {
        MainLoop.drain()
        table.layOutRows()
        Trace.record(
            "\(count.text ?? "nil"), \(tags.subviews.count) tags, top: \(screen.presentedViewController?.title ?? "nil"), "
                + "filter: \(screen.filterScreen?.title ?? "nil"), text: \(screen.textScreen?.title ?? "nil")")
    }

    func choose(_ title: String) {
        let alert = screen.presentedViewController as! UIAlertController
        alert.actions.first { $0.title == title }!.tap()
        tell()
    }
}

@MainActor
func run() {
    for key in ["articles.includesRead", "articles.LAST_TITLE"] { UserDefaults.standard.removeObject(forKey: key) }
    let store = MemoryStore([
        Article(title: "Moss", address: "https://moss", text: "Green."),
        Article(title: "Fern", address: "https://fern", text: "Curled."),
        Article(title: "Ivy", address: "", text: "Climbs."),
    ])
    let visit = Visit("reading", Start.made(with: store))
    visit.screen.tableView(visit.table, didSelectRowAt: IndexPath(row: 0, section: 0))
    visit.tell()
    visit.screen.textScreen?.share()
    visit.tell()
    visit.navigation.popViewController(animated: false)
    visit.read.isOn = true
    visit.screen.readChanged(visit.read)
    visit.tell()

    Trace.record("== filtering")
    visit.screen.navigationItem.rightBarButtonItem!.tap()
    visit.tell()
    visit.screen.filterScreen?.choose(false)
    visit.tell()
    visit.screen.closeFilterTapped()
    visit.tell()
    visit.screen.filterTapped()
    visit.screen.closeTapped()
    visit.tell()

    Trace.record("== links")
    visit.screen.browserTapped()
    visit.tell()
    UIApplication.shared.opensURLs = false
    visit.screen.browserTapped()
    visit.tell()

    let place = IndexPath(row: 0, section: 0)
    visit.screen.tableView(visit.table, accessoryButtonTappedForRowWith: place)
    let sheet = visit.screen.presentedViewController?.popoverPresentationController
    Trace.record("at a cell: \(sheet?.sourceView === visit.table.cellForRow(at: place))")
    visit.choose("Open")
    visit.navigation.popViewController(animated: false)

    Trace.record("== removing")
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: place)
    visit.choose("Keep")
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: place)
    visit.choose("Remove")
    visit.screen.forgetTapped()
    visit.tell()

    Trace.record("== failing")
    store.failure = .offline
    visit.screen.refreshTapped()
    visit.tell()
    visit.choose("Settings")
    visit.screen.refreshTapped()
    visit.tell()
    visit.choose("OK")
    store.failure = nil
    visit.screen.refreshTapped()
    visit.tell()
    visit.screen.viewWillDisappear(false)

    UserDefaults.standard.set(true, forKey: "articles.includesRead")
    let stored = Visit("from a storyboard", ArticlesViewController(coder: NSCoder())!)
    Start.fill(stored.screen, with: store)
    stored.tell()
}

MainActor.assumeIsolated { run() }
