import UIKit

@preconcurrency @MainActor
class PlayerControlsWireframe {

    // MARK: - Module

    weak var view: PlayerControlsView!
    var router: PlayerControlsRouterInput!
}

// MARK: - Wireframe input

extension PlayerControlsWireframe: PlayerControlsWireframeInput {
}
