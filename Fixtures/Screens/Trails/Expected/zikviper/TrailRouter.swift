import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class TrailRouter {
}

// MARK: - Router input

extension TrailRouter: TrailRouterInput {

    func makeTrailList() -> TrailListViewController {
        TrailListViewController()
    }

    func makeTrailNote() -> TrailNoteViewController {
        TrailNoteViewController()
    }
}
