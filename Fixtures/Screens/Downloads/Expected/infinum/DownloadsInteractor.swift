import Foundation

@preconcurrency @MainActor
final class DownloadsInteractor {

    // MARK: - Properties -

    private let downloadManager: DownloadManager

    /// Who plays, if anybody does: the app sets it when the player is there.
    var player: PlayerManager?
    var store: EpisodeStore

    // MARK: - Lifecycle -

    init(downloadManager: DownloadManager? = nil, store: EpisodeStore? = nil) {
        self.downloadManager = downloadManager ?? .shared
        self.store = store ?? EpisodeStore()
    }
}

// MARK: - Extensions -

extension DownloadsInteractor: DownloadsInteractorInterface {

    // MARK: - Business use case

    var showsUnplayedOnly: Bool { DownloadSettings.showsUnplayedOnly }

    var isReady: Bool? { player?.isReady }

    var spaceLimit: Int { DownloadSettings.spaceLimit }

    var isPlaying: Bool? { player?.isPlaying }

    var position: Double { DownloadSettings.position }

    var deletesAtOnce: Bool { DownloadSettings.deletesAtOnce }

    var current: Episode? { player?.current }

    func increaseOpenings() {
        DownloadSettings.openings += 1
    }

    func savePosition() {
        player?.savePosition()
    }

    func downloaded(unplayedOnly: Bool) throws -> [Episode] {
        try store.downloaded(unplayedOnly: unplayedOnly)
    }

    func usedSpace() -> Int {
        store.usedSpace()
    }

    func fetchMissing(
        of episodes: [Episode],
        completion: @escaping (Result<[Episode], DownloadError>) -> Void
    ) {
        downloadManager.fetchMissing(of: episodes, completion: completion)
    }

    func delete(_ episode: Episode) {
        store.delete(episode)
    }

    func pausePlayer() {
        player?.pause()
    }

    func play(_ episode: Episode, from position: Double) {
        player?.play(episode, from: position)
    }

    func setShowsUnplayedOnly(_ showsUnplayedOnly: Bool) {
        DownloadSettings.showsUnplayedOnly = showsUnplayedOnly
    }

    func stopPlayer() {
        player?.stop()
    }

    func hasFile(of episode: Episode) -> Bool {
        store.hasFile(of: episode)
    }

    func markPlayed(_ episode: Episode) {
        store.markPlayed(episode)
    }
}
