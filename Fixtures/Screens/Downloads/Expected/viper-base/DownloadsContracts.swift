import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol DownloadsViewProtocol: AnyObject, Sendable {
    var filterControlSelectedSegmentIndex: Int { get }

    func showState()
    func setFilterControlSelectedSegmentIndex(_ selectedSegmentIndex: Int)
    func setPlayButtonEnabled(_ isEnabled: Bool)
    func setEmptyViewHidden(_ isHidden: Bool)
    func reloadTableView()
    func showSpace(spaceProgress: Float, spaceText: String?)
    func setSpaceBarTintColorToRed()
    func setSpaceLabelTextColorToRed()
    func setSpaceBarTintColor(isOrange: Bool)
    func endRefresherRefreshing()
    func deleteTableViewRows(at indexPaths: [IndexPath])
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol DownloadsViewOutputProtocol: AnyObject, Sendable {
    var episodes: [Episode] { get }
    var state: DownloadState { get }
    var deletions: Int { get }
    var player: PlayerManager? { get set }
    var store: EpisodeStore { get set }

    func viewDidLoad()
    func viewWillAppear()
    func viewDidDisappear()
    func refresh()
    func filterChanged(selectedSegmentIndex: Int)
    func didSelectRow(at indexPath: IndexPath)
    func commit(forRowAt indexPath: IndexPath)
    func didFinish(_ episode: Episode)
    func episodeViewControllerWantsToShare()
    func playTapped(setTitle: (String?) -> Void)
    func hasFile(of episode: Episode) -> Bool
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol DownloadsInteractorProtocol: AnyObject, Sendable {
    var player: PlayerManager? { get set }
    var store: EpisodeStore { get set }
    var showsUnplayedOnly: Bool { get }
    var isReady: Bool? { get }
    var spaceLimit: Int { get }
    var isPlaying: Bool? { get }
    var position: Double { get }
    var deletesAtOnce: Bool { get }
    var current: Episode? { get }

    func increaseOpenings()
    func savePosition()
    func downloaded(unplayedOnly: Bool) throws -> [Episode]
    func usedSpace() -> Int
    func fetchMissing(
        of episodes: [Episode],
        completion: @escaping (Result<[Episode], DownloadError>) -> Void
    )
    func delete(_ episode: Episode)
    func pausePlayer()
    func play(_ episode: Episode, from position: Double)
    func setShowsUnplayedOnly(_ showsUnplayedOnly: Bool)
    func stopPlayer()
    func hasFile(of episode: Episode) -> Bool
    func markPlayed(_ episode: Episode)
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol DownloadsInteractorOutputProtocol: AnyObject, Sendable {
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol DownloadsRouterProtocol: AnyObject, Sendable {
    func share(_ episode: Episode)
    func showStoreAlert(for error: Error, onTryAgain: @escaping () -> Void)
    func showNoSpaceSheet(
        for missing: Int,
        onDeletePlayed: @escaping () -> Void,
        onSettings: @escaping () -> Void
    )
    func showDownloadSettings(for usedSpace: Int, onChange: @escaping (Int) -> Void)
    func showEpisode(for episode: Episode?, isPlaying: Bool)
    func showDeleteEpisodeAlert(message: String, onDelete: @escaping () -> Void)
    func goBack()
}
