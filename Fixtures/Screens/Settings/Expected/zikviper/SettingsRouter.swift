import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class SettingsRouter {
}

// MARK: - Router input

extension SettingsRouter: SettingsRouterInput {
}
