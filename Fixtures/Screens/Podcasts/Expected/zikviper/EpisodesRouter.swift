import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class EpisodesRouter {
}

// MARK: - Router input

extension EpisodesRouter: EpisodesRouterInput {
}
