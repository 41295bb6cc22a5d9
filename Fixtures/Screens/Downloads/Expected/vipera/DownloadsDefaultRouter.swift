import UIKit

@preconcurrency @MainActor
class DownloadsDefaultRouter {

    // MARK: - Module

    weak var presenter: DownloadsPresenter!
    weak var viewController: DownloadsViewController!
}

// MARK: - DownloadsRouter

extension DownloadsDefaultRouter: DownloadsRouter {

    func share(_ episode: Episode) {
        if let screen = ShareSheet.make(for: episode) {
            screen.title = episode.title
            viewController.present(screen, animated: true)
        }
    }

    // MARK: - Router

    func showStoreAlert(for error: Error, onTryAgain: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Store", message: "Can't read: \(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in onTryAgain() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
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
            popover.sourceView = viewController.spaceBar
            popover.sourceRect = viewController.spaceBar.bounds
        }
        viewController.present(sheet, animated: true)
    }

    func showDownloadSettings(for usedSpace: Int, onChange: @escaping (Int) -> Void) {
        let settings = DownloadSettingsViewController()
        settings.usedSpace = usedSpace
        settings.onChange = onChange
        let navigation = UINavigationController(rootViewController: settings)
        navigation.modalPresentationStyle = .formSheet
        viewController.present(navigation, animated: true)
    }

    func showEpisode(for episode: Episode?, isPlaying: Bool) {
        guard let next = EpisodeViewController.make(named: "Episode") else {
            print("no such screen")
            return
        }
        next.episode = episode
        next.isPlaying = isPlaying
        next.delegate = self
        viewController.navigationController?.pushViewController(next, animated: true)
    }

    func showDeleteEpisodeAlert(message: String, onDelete: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Delete episode?", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        viewController.present(alert, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }
}

extension DownloadsDefaultRouter: EpisodeViewControllerDelegate {
    func episodeViewController(_ controller: EpisodeViewController, didFinish episode: Episode) {
        presenter.didFinish(episode)
    }

    func episodeViewControllerWantsToShare(_ controller: EpisodeViewController) {
        presenter.episodeViewControllerWantsToShare()
    }
}
