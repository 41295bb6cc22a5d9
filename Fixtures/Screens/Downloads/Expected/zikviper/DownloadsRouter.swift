import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class DownloadsRouter {
}

// MARK: - Router input

extension DownloadsRouter: DownloadsRouterInput {

    func makeDownloadSettings() -> DownloadSettingsViewController {
        DownloadSettingsViewController()
    }
}
