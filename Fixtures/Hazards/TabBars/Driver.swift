import UIKit

@MainActor
func run() {
    let screen = ShelfTabBarController(service: .shared, note: "late")
    Trace.record("loaded = \(screen.isViewLoaded), overdue = \(screen.overdueCount)")
    Trace.record("badge = \(screen.viewControllers?.last?.tabBarItem.badgeValue ?? "nil")")
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    MainLoop.drain()
    Trace.record("asked = \(ShelfService.shared.asked), presented = \(screen.presentedViewController is UIAlertController)")
}

MainActor.assumeIsolated { run() }
