import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class RemindersRouter {
}

// MARK: - Router input

extension RemindersRouter: RemindersRouterInput {

    func makeEditor() -> EditorViewController {
        EditorViewController()
    }
}
