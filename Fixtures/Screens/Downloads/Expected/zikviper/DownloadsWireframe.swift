import UIKit

@preconcurrency @MainActor
class DownloadsWireframe {

    // MARK: - Module

    weak var view: DownloadsViewController!
    var router: DownloadsRouterInput!
}

// MARK: - Wireframe input

extension DownloadsWireframe: DownloadsWireframeInput {

    func share(_ episode: Episode) {
        if let screen = ShareSheet.make(for: episode) {
            screen.title = episode.title
            view.present(screen, animated: true)
        }
    }

    // MARK: - Wireframe

    func showStoreAlert(for error: Error, onTryAgain: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Store", message: "Can't read: \(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in onTryAgain() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        view.present(alert, animated: true)
    }

    func showNoSpaceSheet(
        for missing: Int,
        onDeletePlayed: @escaping () -> Void,
        onSettings: @escaping () -> Void
    ) {
        let sheet = UIAlertController(
            title: "No space", message: "\(missing) episodes don't fit.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete played", style: .destructive) { _ in onDeletePlayed() })
        sheet.addAction(UIAlertAction(title: "Settings", style: .default) { _ in onSettings() })
        sheet.addAction(UIAlertAction(title: "Not now", style: .cancel))
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = view.spaceBar
            popover.sourceRect = view.spaceBar.bounds
        }
        view.present(sheet, animated: true)
    }

    func showDownloadSettings(for usedSpace: Int, onChange: @escaping (Int) -> Void) {
        let settings = router.makeDownloadSettings()
        settings.usedSpace = usedSpace
        settings.onChange = onChange
        let navigation = UINavigationController(rootViewController: settings)
        navigation.modalPresentationStyle = .formSheet
        view.present(navigation, animated: true)
    }

    func showEpisode(for episode: Episode?, isPlaying: Bool) {
        guard let next = EpisodeViewController.make(named: "Episode") else {
            print("no such screen")
            return
        }
        next.episode = episode
        next.isPlaying = isPlaying
        next.delegate = view!
        view.navigationController?.pushViewController(next, animated: true)
    }

    func showDeleteEpisodeAlert(message: String, onDelete: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Delete episode?", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        view.present(alert, animated: true)
    }

    func goBack() {
        view.navigationController?.popViewController(animated: true)
    }
}
