import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class SearchRouter {
}

// MARK: - Router input

extension SearchRouter: SearchRouterInput {
}
