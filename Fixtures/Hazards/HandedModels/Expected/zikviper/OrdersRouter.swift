import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class OrdersRouter {
}

// MARK: - Router input

extension OrdersRouter: OrdersRouterInput {
}
