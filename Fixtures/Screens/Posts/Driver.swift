import UIKit

func open(author: Author?, _ services: Services) -> (PostsViewController, UITableView, UIButton, UINavigationController) {
    let screen = author == nil ? PostsViewController(services: services)
        : PostsViewController(author: author, services: services)
    let table = UITableView()
    let retry = UIButton(type: .system)
    screen.setValue(table, forKey: "tableView")
    screen.setValue(UILabel(), forKey: "messageLabel")
    screen.setValue(retry, forKey: "retryButton")
    screen.setValue(UIActivityIndicatorView(), forKey: "spinner")
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    Trace.record("title = \(screen.title ?? "nil"), author = \(screen.author?.name ?? "nil")")
    return (screen, table, retry, navigation)
}

func rows(of table: UITableView) {
    let count = table.dataSource!.tableView(table, numberOfRowsInSection: 0)
    Trace.record("rows = \(count)")
    for row in 0..<count {
        let cell = table.dataSource!.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
        Trace.record("row \(row): \(cell.textLabel?.text ?? "nil") \(cell.detailTextLabel?.text ?? "nil")")
    }
}

func readEverybody() {
    MainLoop.drain()
    Trace.record("== everybody")
    let ana = Author(name: "Ana")
    let posts = [Post(id: 1, title: "Hello", author: ana), Post(id: 2, title: "World", author: ana)]
    let service = SlowPostService()
    let services = Services(posts: service, bookmarks: BookmarkStore(), analytics: Analytics())
    let (screen, table, _, navigation) = open(author: nil, services)
    let tabBar = TabBar()
    tabBar.tapAgain(on: screen)  // nothing to scroll yet
    rows(of: table)
    service.answer(.success(posts))
    rows(of: table)

    Trace.record("-- bookmark in the list")
    let second = IndexPath(row: 1, section: 0)
    table.delegate!.tableView(table, accessoryButtonTappedForRowWith: second)
    rows(of: table)
    Trace.record("badge = \(tabBar.badge(of: screen) ?? "nil")")
    table.delegate!.tableView(table, accessoryButtonTappedForRowWith: second)
    (screen.presentedViewController as! UIAlertController).actions[1].tap()
    table.delegate!.tableView(table, accessoryButtonTappedForRowWith: second)
    (screen.presentedViewController as! UIAlertController).actions[0].tap()
    rows(of: table)
    Trace.record("badge = \(tabBar.badge(of: screen) ?? "nil")")

    Trace.record("-- bookmark in the details")
    table.delegate!.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    let details = navigation.topViewController as! PostDetailsViewController
    details.tapStar()
    details.tapStar()
    details.tapStar()
    details.tapDone()
    Trace.record("pushed = \(navigation.viewControllers.count)")
    Trace.record("badge = \(tabBar.badge(of: screen) ?? "nil")")
    tabBar.tapAgain(on: screen)
    Trace.record("badge = \(tabBar.badge(of: screen) ?? "nil")")

    Trace.record("-- bookmarks only, asked twice")
    screen.navigationItem.rightBarButtonItems![0].tap()
    screen.navigationItem.rightBarButtonItems![0].tap()
    screen.navigationItem.rightBarButtonItems![0].tap()
    service.answer(.success(posts))
    service.answer(.success(posts))
    service.answer(.success(posts))
    rows(of: table)
    service.answer(.success(posts))
    screen.tableView.reloadData()
    screen.viewDidDisappear(false)
}

func readOne() {
    MainLoop.drain()
    Trace.record("== one author")
    let service = SlowPostService()
    let services = Services(posts: service, bookmarks: BookmarkStore(), analytics: Analytics())
    let (screen, table, retry, _) = open(author: Author(name: "Ben"), services)
    service.answer(.failure(.timeout))
    rows(of: table)
    retry.sendActions(for: .touchUpInside)
    service.answer(.failure(.forbidden))
    retry.sendActions(for: .touchUpInside)
    service.answer(.success([]))
    screen.navigationItem.rightBarButtonItems![0].tap()
    service.answer(.success([Post(id: 3, title: "Alone", author: Author(name: "Ben"))]))
    rows(of: table)
}

func leaveEarly() {
    MainLoop.drain()
    Trace.record("== gone before the answer")
    let service = SlowPostService()
    let services = Services(posts: service, bookmarks: BookmarkStore(), analytics: Analytics())
    do {
        let visit = open(author: nil, services)
        visit.0.viewDidDisappear(true)
        MainLoop.drain()
    }
    service.answer(.success([]))
}

readEverybody()
readOne()
leaveEarly()
