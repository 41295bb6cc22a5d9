import UIKit

final class Visit {
    let index = SearchIndex()
    let history = SearchHistory()
    let bar = UISearchBar()
    let table = UITableView()
    let scope = UISegmentedControl(items: ["All", "Titles"])
    let bottom = NSLayoutConstraint()
    let screen: SearchViewController
    let navigation: UINavigationController

    init(_ name: String) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen = SearchViewController(index: index, history: history)
        screen.debounceInterval = 0.02
        screen.scope = .everything  // before there is a view
        screen.setValue(bar, forKey: "searchBar")
        screen.setValue(table, forKey: "resultsTable")
        screen.setValue(scope, forKey: "scopeControl")
        screen.setValue(bottom, forKey: "bottomConstraint")
        scope.addTarget(screen, action: Selector(("scopeChanged:")), for: .valueChanged)
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        screen.viewWillAppear(false)
    }

    func type(_ text: String) {
        bar.text = text
        bar.delegate!.searchBar(bar, textDidChange: text)
    }

    func rows() {
        let count = table.dataSource!.tableView(table, numberOfRowsInSection: 0)
        Trace.record("\(screen.title ?? "nil"), query '\(screen.query)', rows = \(count)")
        for row in 0..<count {
            let cell = table.dataSource!.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
            Trace.record("row \(row): \(cell.textLabel?.text ?? "nil")")
        }
    }

    func select(_ row: Int) {
        table.delegate!.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }
}

func wait() {
    MainLoop.advance(by: 0.1)
}

func search() {
    let visit = Visit("type and find")
    visit.type("s")
    visit.type("sw")
    visit.type(" sw ")
    wait()
    visit.rows()
    visit.scope.selectedSegmentIndex = 1
    visit.scope.sendActions(for: .valueChanged)
    wait()
    visit.rows()
    visit.screen.scope = .titles
    visit.type("A")
    visit.bar.delegate!.searchBarSearchButtonClicked(visit.bar)
    visit.rows()
    visit.select(1)
    Trace.record("pushed = \(visit.navigation.viewControllers.count)")
    visit.screen.scope = .everything
    visit.bar.delegate!.searchBarCancelButtonClicked(visit.bar)
    visit.bar.delegate!.searchBarSearchButtonClicked(visit.bar)
    visit.rows()
    visit.select(0)
    wait()
    visit.rows()
}

func typeOn() {
    let visit = Visit("a late answer")
    visit.index.isSlow = true
    visit.type("lazy")
    wait()
    visit.type("bird")
    visit.index.deliver()
    visit.rows()
    wait()
    visit.index.deliver()
    visit.rows()
    visit.type("cow")
    wait()
    visit.index.deliver()
    visit.rows()
}

func notify() {
    let visit = Visit("notifications")
    let center = NotificationCenter.default
    visit.history.add("elsewhere")
    visit.rows()
    visit.type("fox")
    wait()
    visit.history.add("again")
    SearchHistory().add("of another library")
    let frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    center.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    Trace.record("bottom = \(visit.bottom.constant)")
    center.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    Trace.record("bottom = \(visit.bottom.constant)")
}

func leave() {
    let index: SearchIndex
    let history: SearchHistory
    do {
        let visit = Visit("gone while the timer runs and an answer is due")
        index = visit.index
        history = visit.history
        index.isSlow = true
        visit.type("dog")
        wait()
        visit.type("fox")
    }
    wait()
    index.deliver()
    history.add("nobody listens")
}

search()
typeOn()
notify()
leave()
