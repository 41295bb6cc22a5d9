import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class PlanRouter {
}

// MARK: - Router input

extension PlanRouter: PlanRouterInput {
}
