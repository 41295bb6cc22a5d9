import UIKit

@preconcurrency @MainActor
class OrdersWireframe {

    // MARK: - Module

    weak var view: OrdersViewController!
    var router: OrdersRouterInput!
}

// MARK: - Wireframe input

extension OrdersWireframe: OrdersWireframeInput {
}
