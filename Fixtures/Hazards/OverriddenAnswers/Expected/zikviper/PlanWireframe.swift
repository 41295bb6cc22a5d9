import UIKit

@preconcurrency @MainActor
class PlanWireframe {

    // MARK: - Module

    weak var view: PlanViewController!
    var router: PlanRouterInput!
}

// MARK: - Wireframe input

extension PlanWireframe: PlanWireframeInput {
}
