import UIKit

@preconcurrency @MainActor
protocol DownloadsViewInput: AnyObject, Sendable {
    var filterControlSelectedSegmentIndex: Int { get }

    func setFilterControlSelectedSegmentIndex(_ selectedSegmentIndex: Int)
    func setPlayButtonEnabled(_ isEnabled: Bool)
    func setEmptyViewHidden(_ isHidden: Bool)
    func reloadTableView()
    func showSpace(spaceProgress: Float, spaceText: String?)
    func setSpaceBarTintColorToRed()
    func setSpaceLabelTextColorToRed()
    func setSpaceBarTintColor(isOrange: Bool)
    func endRefresherRefreshing()
    func updateState(isSpaceLabelHidden: Bool, navigationItemPrompt: String?)
    func deleteTableViewRows(at indexPaths: [IndexPath])
}

@preconcurrency @MainActor
protocol DownloadsViewEventHandler: AnyObject, Sendable {
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
}

@preconcurrency @MainActor
protocol DownloadsViewDataSource: AnyObject, Sendable {
    var deletions: Int { get }
    var numberOfEpisodes: Int { get }
    var player: PlayerManager? { get set }
    var store: EpisodeStore { get set }

    func title(at indexPath: IndexPath) -> String
    func seconds(at indexPath: IndexPath) -> Int
    func hasEpisodeFile(at indexPath: IndexPath) -> Bool
}

@preconcurrency @MainActor
protocol DownloadsInteractorInput: AnyObject, Sendable {
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

@preconcurrency @MainActor
protocol DownloadsInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol DownloadsInteractorDataSource: AnyObject, Sendable {
}
