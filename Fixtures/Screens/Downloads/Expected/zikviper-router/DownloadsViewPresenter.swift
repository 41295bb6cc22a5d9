import Foundation

@preconcurrency @MainActor
class DownloadsViewPresenter {

    // MARK: - Module

    weak var view: DownloadsViewInput!
    var interactor: DownloadsInteractorInput!
    var router: DownloadsViewRouter!

    // MARK: - Properties

    private var episodes: [Episode] = []
    private var state = DownloadState.idle {
        didSet { showState() }
    }
    private var selected: Episode?
    private(set) var deletions = 0

    // MARK: - Helpers

    private func reloadEpisodes() {
        let view = self.view!
        do {
            episodes = try interactor.downloaded(unplayedOnly: view.filterControlSelectedSegmentIndex == 1)
            view.setEmptyViewHidden(!episodes.isEmpty)
            view.reloadTableView()
        } catch {
            router.showStoreAlert(for: error) { [weak self] in
                self?.reloadEpisodes()
            }
        }
    }

    // Half full is a warning, full is an error.
    private func updateSpace() {
        let used = interactor.usedSpace()
        view.showSpace(
            spaceProgress: Float(used) / Float(interactor.spaceLimit),
            spaceText: "\(used) of \(interactor.spaceLimit)"
        )
        if used >= interactor.spaceLimit {
            view.setSpaceBarTintColorToRed()
            view.setSpaceLabelTextColorToRed()
        } else {
            view.setSpaceBarTintColor(isOrange: used * 2 > interactor.spaceLimit)
        }
    }

    private func showState() {
        switch state {
        case .idle:
            view.updateState(isSpaceLabelHidden: false, navigationItemPrompt: nil)
        case .loading:
            view.updateState(isSpaceLabelHidden: true, navigationItemPrompt: "Looking for episodes")
        case .finished(let count):
            view.updateState(isSpaceLabelHidden: false, navigationItemPrompt: "\(count) new")
        case .failed(let reason):
            view.updateState(isSpaceLabelHidden: false, navigationItemPrompt: reason)
        }
    }

    private func askToMakeSpace(_ missing: Int) {
        router.showNoSpaceSheet(for: missing, onDeletePlayed: { [weak self, weak view] in
            guard let self, let view else { return }
            defer { withExtendedLifetime(view) {} }
            let played = self.episodes.filter { $0.isPlayed }
            for episode in played {
                self.interactor.delete(episode)
            }
            self.deletions += played.count
            self.reloadEpisodes()
            self.updateSpace()
        }, onSettings: { [weak self] in
            self?.openSettings()
        })
    }

    private func openSettings() {
        router.showDownloadSettings(for: interactor.usedSpace()) { [weak self] limit in
            DownloadSettings.spaceLimit = limit
            self?.updateSpace()
        }
    }

    func open(_ episode: Episode) {
        selected = episode
        router.showEpisode(for: episode, isPlaying: episode.id == selected?.id)
    }

    private func confirmDelete(_ episode: Episode, at indexPath: IndexPath) {
        guard !interactor.deletesAtOnce else {
            remove(episode, at: indexPath)
            return
        }
        router.showDeleteEpisodeAlert(message: episode.title) { [weak self] in
            self?.remove(episode, at: indexPath)
        }
    }

    private func remove(_ episode: Episode, at indexPath: IndexPath) {
        let view = self.view!
        interactor.delete(episode)
        if interactor.current == episode {
            interactor.stopPlayer()
        }
        episodes.removeAll { $0.id == episode.id }
        deletions += 1
        view.deleteTableViewRows(at: [indexPath])
        view.setEmptyViewHidden(!episodes.isEmpty)
        updateSpace()
    }
}

// MARK: - View event handler

extension DownloadsViewPresenter: DownloadsViewEventHandler {

    func viewDidLoad() {
        interactor.increaseOpenings()
        view.setFilterControlSelectedSegmentIndex(interactor.showsUnplayedOnly ? 1 : 0)
        reloadEpisodes()
    }

    func viewWillAppear() {
        view.setPlayButtonEnabled(interactor.isReady ?? false)
        updateSpace()
    }

    func viewDidDisappear() {
        interactor.savePosition()
    }

    func refresh() {
        state = .loading
        interactor.fetchMissing(of: episodes) { [weak self, weak view] result in
            guard let self = self, let view = view else { return }
            view.endRefresherRefreshing()
            switch result {
            case .success(let found):
                self.state = found.isEmpty ? .idle : .finished(found.count)
                self.reloadEpisodes()
                self.updateSpace()
            case .failure(.noSpace(let missing)):
                self.state = .failed("\(missing) too many")
                self.askToMakeSpace(missing)
            case .failure(.offline):
                self.state = .failed("offline")
            }
        }
    }

    func filterChanged(selectedSegmentIndex: Int) {
        interactor.setShowsUnplayedOnly(selectedSegmentIndex == 1)
        reloadEpisodes()
    }

    func didSelectRow(at indexPath: IndexPath) {
        open(episodes[indexPath.row])
    }

    func commit(forRowAt indexPath: IndexPath) {
        confirmDelete(episodes[indexPath.row], at: indexPath)
    }

    func didFinish(_ episode: Episode) {
        interactor.markPlayed(episode)
        interactor.stopPlayer()
        reloadEpisodes()
        router.goBack()
    }

    func episodeViewControllerWantsToShare() {
        guard let episode = selected else { return }
        router.share(episode)
    }

    // MARK: - Handle view event

    func playTapped(setTitle: (String?) -> Void) {
        guard let episode = selected ?? episodes.first else {
            return
        }
        if interactor.isPlaying ?? false {
            interactor.pausePlayer()
            setTitle("Play")
        } else {
            interactor.play(episode, from: interactor.position)
            setTitle("Pause")
        }
    }
}

// MARK: - View data source

extension DownloadsViewPresenter: DownloadsViewDataSource {

    // MARK: - Provide view data source

    var numberOfEpisodes: Int { episodes.count }

    func title(at indexPath: IndexPath) -> String {
        episodes[indexPath.row].title
    }

    func seconds(at indexPath: IndexPath) -> Int {
        episodes[indexPath.row].seconds
    }

    func hasEpisodeFile(at indexPath: IndexPath) -> Bool {
        interactor.hasFile(of: episodes[indexPath.row])
    }

    // MARK: - Forwarding

    var player: PlayerManager? {
        get { interactor.player }
        set { interactor.player = newValue }
    }

    var store: EpisodeStore {
        get { interactor.store }
        set { interactor.store = newValue }
    }
}

// MARK: - Interactor event handler

extension DownloadsViewPresenter: DownloadsInteractorEventHandler {
}

// MARK: - Interactor data source

extension DownloadsViewPresenter: DownloadsInteractorDataSource {
}
