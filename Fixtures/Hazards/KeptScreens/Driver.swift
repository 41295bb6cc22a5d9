import UIKit

@MainActor
func run() {
    let navigation = UINavigationController()
    func top() -> String { "\(navigation.topViewController.map { type(of: $0) } as Any)" }
    let screen = DiaryViewController()
    navigation.pushViewController(screen, animated: false)
    screen.loadViewIfNeeded()
    let table = UITableView()
    func rows() -> [Int] {
        (0..<screen.numberOfSections(in: table)).map { screen.tableView(table, numberOfRowsInSection: $0) }
    }
    Trace.record("\(rows())")
    screen.edit(7)
    screen.edit(1)
    Trace.record(top())
    screen.add("snow")
    Trace.record("\(rows()) \(screen.title ?? "nil")")
    screen.add("fog")
    screen.showHelp()
    screen.reload()
    Trace.record("\((screen.presentedViewController as? HelpViewController)?.topic ?? "no help")")
    screen.closeHelp()
    Trace.record("\(screen.presentedViewController == nil)")
    screen.showPreview()
    Trace.record(DiaryWatcher.shown(in: screen))
    screen.prepareLater()
    LaterQueue.shared.run()
    Trace.record("\(navigation.viewControllers.map { "\(type(of: $0))" })")
    screen.prepareLater()
    navigation.viewControllers = []
}

MainActor.assumeIsolated { run() }
MainLoop.drain()
Trace.record("let go")
MainActor.assumeIsolated { LaterQueue.shared.run() }
MainLoop.drain()
Trace.record("end")
