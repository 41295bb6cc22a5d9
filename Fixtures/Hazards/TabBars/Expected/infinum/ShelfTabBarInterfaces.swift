import UIKit

@preconcurrency @MainActor
protocol ShelfTabBarWireframeInterface: WireframeInterface {
    func showReminder()
}

@preconcurrency @MainActor
protocol ShelfTabBarViewInterface: ViewInterface {
    func showOverdue(_ count: Int)
}

@preconcurrency @MainActor
protocol ShelfTabBarPresenterInterface: PresenterInterface {
    var overdue: [String] { get }
    var overdueCount: Int { get }

    func viewDidAppear()
    func loadOverdue()
}

@preconcurrency @MainActor
protocol ShelfTabBarInteractorInterface: InteractorInterface {
    var overdue: [String] { get }
    var overdueCount: Int { get }

    func loadOverdue()
}

@preconcurrency @MainActor
protocol ShelfTabBarInteractorOutputInterface: AnyObject, Sendable {
    func showOverdue(_ count: Int)
}
