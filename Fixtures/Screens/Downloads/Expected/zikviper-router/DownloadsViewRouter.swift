import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class DownloadsViewRouter {

    // MARK: - Module

    weak var view: DownloadsViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> DownloadsViewController {
        DownloadsViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: DownloadsViewController) -> DownloadsViewPresenter {
        let router = DownloadsViewRouter()
        let interactor = DownloadsInteractor()
        let presenter = DownloadsViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Helpers

    func share(_ episode: Episode) {
        if let screen = ShareSheet.make(for: episode) {
            screen.title = episode.title
            view.present(screen, animated: true)
        }
    }

    // MARK: - Router

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
        let settings = DownloadSettingsViewController()
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
