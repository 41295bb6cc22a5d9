import UIKit

@MainActor
final class Reader {
    let screen = BookshelfViewController()
    let table = UITableView()
    let count = UILabel()
    let hint = UILabel()
    let navigation: UINavigationController

    init() {
        for (key, view) in [("tableView", table), ("countLabel", count), ("hintLabel", hint)] as [(String, UIView)] {
            screen.setValue(view, forKey: key)
        }
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        tell("opened")
    }

    func tell(_ event: String) {
        MainLoop.drain()
        table.layOutRows()
        Trace.record(
            "== \(event): \(count.text ?? "nil"), \(hint.text ?? "nil") \(hint.isHidden), "
                + "prompt: \(screen.navigationItem.prompt ?? "nil"), shown: \(screen.presentedViewController?.title ?? "nil"), "
                + "top: \(navigation.topViewController?.title ?? "nil")")
    }

    func tap(_ item: UIBarButtonItem?) {
        guard let item, let target = item.target as? NSObject, let action = item.action else { return }
        _ = target.perform(action, with: item)
    }

    var sheet: UIAlertController? { screen.presentedViewController as? UIAlertController }
}

@MainActor
func run() {
    Library.shared.books = [
        Book(title: "Ulysses", pages: 730), Book(title: "Dubliners", pages: 152), Book(title: "Emma", pages: 474),
    ]
    let reader = Reader()
    reader.screen.search("u")
    reader.tell("searched")
    reader.screen.search("")
    reader.tap(reader.screen.navigationItem.rightBarButtonItem)
    reader.tell("sorting \(reader.sheet?.actions.map { $0.title ?? "" } ?? [])")
    reader.sheet?.actions.last?.tap()
    reader.tell("sorted")
    reader.tap(reader.screen.navigationItem.rightBarButtonItem)
    reader.tell("sorting \(reader.sheet?.actions.map { $0.title ?? "" } ?? [])")
    reader.sheet?.actions.last?.tap()
    reader.screen.dismiss(animated: false)
    reader.screen.sync()
    reader.tell("synced")
    reader.tap(reader.screen.navigationItem.leftBarButtonItem)
    reader.tell("filtering, \(reader.navigation.topViewController?.navigationItem.prompt ?? "nil")")
    if let filter = reader.navigation.topViewController as? FilterViewController<LongBooks> {
        filter.onFound(filter.model.find())
    }
    reader.navigation.popViewController(animated: false)
    reader.tell("filtered")
    reader.screen.sync()
    reader.tell("synced again")
    for isSure in [true, false] {
        reader.screen.tableView(reader.table, didSelectRowAt: IndexPath(row: 0, section: 0))
        reader.tell("lending")
        (reader.navigation.topViewController as? LendViewController)?.answer("Bea", isSure)
        reader.tell("lent \(isSure)")
    }
    reader.screen.edit()
    reader.tell("editing")
    reader.screen.endEditing()
    reader.tell("edited")
    reader.screen.restore()
    reader.tell("restored")
    reader.screen.sync()
    reader.tell("nothing to sync")
}

MainActor.assumeIsolated { run() }
