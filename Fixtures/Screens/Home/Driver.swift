import UIKit

@MainActor
struct Visit {
    let login = LoginViewController()
    let table = UITableView()
    let order = UISegmentedControl(items: ["Title", "Likes"])
    let spinner = UIActivityIndicatorView()
    let screen: HomeViewController
    let navigation: UINavigationController

    init(_ name: String, as user: String) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen = login.open(for: Session(userName: user, token: user.uppercased()))
        navigation = UINavigationController(rootViewController: login)
        screen.setValue(table, forKey: "tableView")
        screen.setValue(UILabel(), forKey: "emptyLabel")
        screen.setValue(order, forKey: "orderControl")
        order.addTarget(screen, action: Selector(("orderChanged:")), for: .valueChanged)  // as the storyboard does
        screen.setValue(UIView(), forKey: "loadingView")
        screen.setValue(spinner, forKey: "spinner")
        navigation.pushViewController(screen, animated: false)
        screen.loadViewIfNeeded()
        screen.viewWillAppear(false)
        Trace.record("title = \(screen.title ?? "nil")")
    }

    func rows() {
        for row in 0..<table.dataSource!.tableView(table, numberOfRowsInSection: 0) {
            let cell = table.dataSource!.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
            Trace.record("row \(row): \(cell.textLabel?.text ?? "nil"), \(cell.detailTextLabel?.text ?? "nil")")
        }
    }

    func select(_ row: Int) {
        let path = IndexPath(row: row, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.delegate!.tableView(table, didSelectRowAt: path)
    }

    func pull() {
        table.refreshControl!.sendActions(for: .valueChanged)
    }

    func choose(order index: Int) {
        order.selectedSegmentIndex = index
        order.sendActions(for: .valueChanged)
    }

    func tapLogout(button: Int) {
        screen.navigationItem.leftBarButtonItem!.tap()
        let alert = screen.presentedViewController as! UIAlertController
        alert.actions[button].tap()
    }
}

@MainActor
func browse(_ shows: [Show]) {
    let visit = Visit("browse", as: "ana")
    visit.pull()  // still loading, so nothing happens
    Trace.record("animating = \(visit.spinner.isAnimating)")
    ShowService.shared.answer = .success(shows)
    ShowService.shared.deliver()
    Trace.record("animating = \(visit.spinner.isAnimating)")
    visit.rows()
    visit.choose(order: 1)
    visit.rows()
    visit.choose(order: 1)
    visit.select(1)
    let details = visit.navigation.topViewController as! ShowDetailsViewController
    details.like()
    details.like()
    visit.navigation.popViewController(animated: false)
    visit.screen.viewWillAppear(true)
    visit.rows()
    visit.choose(order: 0)
    visit.rows()
    visit.tapLogout(button: 0)
    visit.tapLogout(button: 1)
    Trace.record("on screen = \(visit.navigation.viewControllers.count)")
}

@MainActor
func findNothing(_ shows: [Show]) {
    let visit = Visit("nothing there", as: "ben")
    ShowService.shared.answer = .success([])
    ShowService.shared.deliver()
    visit.rows()
    ShowService.shared.answer = .success(shows)
    visit.pull()
    ShowService.shared.deliver()
    appDidBecomeActive(visit.screen)
    ShowService.shared.answer = .failure(.offline)
    ShowService.shared.deliver()
}

@MainActor
func fail() {
    let visit = Visit("server down", as: "cleo")
    ShowService.shared.answer = .failure(.server(code: 503))
    ShowService.shared.deliver()
    visit.screen.dismiss(animated: false)
    ShowService.shared.answer = .failure(.sessionEnded)
    visit.screen.reload(showsHUD: true)
    ShowService.shared.deliver()
    Trace.record("on screen = \(visit.navigation.viewControllers.count)")
}

@MainActor
func leaveEarly(_ shows: [Show]) {
    ShowService.shared.answer = .success(shows)
    do {
        let visit = Visit("gone before the answer", as: "dora")
        visit.navigation.popViewController(animated: false)
        MainLoop.drain()
    }
    ShowService.shared.deliver()
}

MainActor.assumeIsolated {
    let shows = [
        Show(id: 1, title: "The Office", likes: 2),
        Show(id: 2, title: "Dark", likes: 0, isNew: true),
        Show(id: 3, title: "Fargo", likes: 1),
    ]
    browse(shows)
    findNothing(shows)
    fail()
    leaveEarly(shows)
}
