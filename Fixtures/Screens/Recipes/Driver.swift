import UIKit

@MainActor
final class Visit {
    let screen = RecipesViewController()
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
        table.layOutRows()
        tell("opened")
    }

    func tell(_ event: String) {
        MainLoop.drain()
        table.layOutRows()
        let shown = (screen.presentedViewController as? UINavigationController)?.viewControllers.first
            ?? screen.presentedViewController
        Trace.record(
            "== \(event): \(count.text ?? "nil"), \(hint.text ?? "nil"), shown: \(shown?.title ?? "nil"), "
                + "top: \(navigation.topViewController?.title ?? "nil"), editor: \(screen.editor?.title ?? "nil")")
    }

    func tap(_ item: UIBarButtonItem?) {
        guard let item, let target = item.target as? NSObject, let action = item.action else { return }
        _ = target.perform(action, with: item)
    }

    func select(_ row: Int) { screen.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0)) }
    func share(_ row: Int) { screen.tableView(table, accessoryButtonTappedForRowWith: IndexPath(row: row, section: 0)) }
}

@MainActor
func run() {
    RecipeStore.shared.recipes = [
        Recipe(name: "Soup"), Recipe(name: "Bread"), Recipe(name: "Sauce", isSecret: true),
        Recipe(name: "Stock", isSecret: true, hasKeeper: false),
    ]
    let visit = Visit()
    visit.tap(visit.screen.navigationItem.rightBarButtonItem)
    visit.tell("adding")
    visit.tap(visit.screen.editor?.navigationItem.leftBarButtonItem)
    visit.tell("cancelled")
    visit.tap(visit.screen.navigationItem.rightBarButtonItem)
    visit.screen.editor?.name = "Cake"
    visit.tap(visit.screen.editor?.navigationItem.rightBarButtonItem)
    visit.tell("saved")
    visit.select(0)
    visit.tell("editing")
    visit.screen.editor?.name = "Stew"
    visit.screen.editor?.save()
    visit.tell("edited")
    visit.select(1)
    visit.tell("cook")
    visit.navigation.popViewController(animated: false)
    visit.select(2)
    visit.tell("keeper")
    visit.screen.dismiss(animated: false)
    visit.select(3)
    visit.tell("nobody")
    visit.share(3)
    visit.tell("not shared")
    visit.share(1)
    visit.tell("sharing")
    (visit.screen.presentedViewController as? UIAlertController)?.actions.first?.tap()
    visit.tell("shared")
}

MainActor.assumeIsolated { run() }
