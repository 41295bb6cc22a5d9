import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class DownloadsRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? DownloadsViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: DownloadsViewController!
}

// MARK: - DownloadsRouterProtocol

extension DownloadsRouter: DownloadsRouterProtocol {

    func share(_ episode: Episode) {
        if let screen = ShareSheet.make(for: episode) {
            screen.title = episode.title
            self.screen.present(screen, animated: true)
        }
    }

    // MARK: - Router

    func showStoreAlert(for error: Error, onTryAgain: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Store", message: "Can't read: \(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in onTryAgain() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        screen.present(alert, animated: true)
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
            popover.sourceView = screen.spaceBar
            popover.sourceRect = screen.spaceBar.bounds
        }
        screen.present(sheet, animated: true)
    }

    func showDownloadSettings(for usedSpace: Int, onChange: @escaping (Int) -> Void) {
        let settings = DownloadSettingsViewController()
        settings.usedSpace = usedSpace
        settings.onChange = onChange
        let navigation = UINavigationController(rootViewController: settings)
        navigation.modalPresentationStyle = .formSheet
        screen.present(navigation, animated: true)
    }

    func showEpisode(for episode: Episode?, isPlaying: Bool) {
        guard let next = EpisodeViewController.make(named: "Episode") else {
            print("no such screen")
            return
        }
        next.episode = episode
        next.isPlaying = isPlaying
        next.delegate = screen!
        screen.navigationController?.pushViewController(next, animated: true)
    }

    func showDeleteEpisodeAlert(message: String, onDelete: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Delete episode?", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
        screen.present(alert, animated: true)
    }

    func goBack() {
        screen.navigationController?.popViewController(animated: true)
    }
}
