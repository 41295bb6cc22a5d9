import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class PlayerControlsRouter {
}

// MARK: - Router input

extension PlayerControlsRouter: PlayerControlsRouterInput {
}
