import UIKit

@MainActor
func run() {
    let screen = RecipesViewController()
    let stack = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    let pushed = stack.topViewController as? DetailsViewController
    pushed?.loadViewIfNeeded()
    for _ in 0..<3 { pushed?.like() }
    screen.surprise()
    (screen.presentedViewController as? DetailsViewController)?.loadViewIfNeeded()
    (screen.presentedViewController as? DetailsViewController)?.like()
    screen.dismiss(animated: false)
    screen.preview()
    screen.presentedViewController?.loadViewIfNeeded()
    Trace.record("preview = \(screen.presentedViewController?.title ?? "nil")")
    screen.dismiss(animated: false)
    screen.help()
    let help = stack.topViewController as? HelpViewController
    help?.loadViewIfNeeded()
    for _ in 0..<2 { help?.turn() }
    Trace.record("screens = \(stack.viewControllers.count)")
    screen.readOn()
    stack.topViewController?.loadViewIfNeeded()
    for _ in 0..<2 { (stack.topViewController as? TopicViewController)?.read() }
    screen.readFavourites()
    for _ in 0..<2 { (stack.topViewController as? TopicViewController)?.read() }
    screen.watch()
    for _ in 0..<2 { (stack.topViewController as? ClockViewController)?.tick() }
    screen.hearNews()
    for _ in 0..<2 { (stack.topViewController as? NewsViewController)?.next() }
    Trace.record("screens = \(stack.viewControllers.count)")
    let alone = RecipesViewController()
    alone.loadViewIfNeeded()
    alone.tableView(alone.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    alone.help()
    alone.readOn()
    alone.readFavourites()
    alone.watch()
    alone.hearNews()
    Trace.record("without a stack: \(alone.tableView(alone.tableView, numberOfRowsInSection: 0))")
    screen.startTimer()
    (screen.presentedViewController as? TimerViewController)?.stop()
    Trace.record("rows = \(screen.tableView(screen.tableView, numberOfRowsInSection: 0))")
    MainLoop.drain()
    screen.startOver()
    stack.topViewController?.loadViewIfNeeded()
    Trace.record("screens = \(stack.viewControllers.count)")
}

MainActor.assumeIsolated { run() }
