import UIKit

class DownloadsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var spaceBar: UIProgressView!
    @IBOutlet weak var spaceLabel: UILabel!
    @IBOutlet weak var emptyView: UIView!
    @IBOutlet weak var playButton: UIButton!
    @IBOutlet weak var filterControl: UISegmentedControl!

    /// Who plays, if anybody does: the app sets it when the player is there.
    var player: PlayerManager?
    var store = EpisodeStore()

    private let refresher = UIRefreshControl()
    private var episodes: [Episode] = []
    private var state = DownloadState.idle {
        didSet { showState() }
    }
    private var selected: Episode?
    private(set) var deletions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Downloads"
        tableView.dataSource = self
        tableView.delegate = self
        refresher.addTarget(self, action: #selector(refresh), for: .valueChanged)
        tableView.refreshControl = refresher
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: self, action: #selector(editTapped(_:)))
        emptyView.isHidden = true
        DownloadSettings.openings += 1
        filterControl.selectedSegmentIndex = DownloadSettings.showsUnplayedOnly ? 1 : 0
        reloadEpisodes()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        playButton.isEnabled = player?.isReady ?? false
        updateSpace()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player?.savePosition()
    }

    private func reloadEpisodes() {
        do {
            episodes = try store.downloaded(unplayedOnly: filterControl.selectedSegmentIndex == 1)
            emptyView.isHidden = !episodes.isEmpty
            tableView.reloadData()
        } catch {
            let alert = UIAlertController(
                title: "Store", message: "Can't read: \(error)", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Try again", style: .default) { [weak self] _ in
                self?.reloadEpisodes()
            })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: true)
        }
    }

    // Half full is a warning, full is an error.
    private func updateSpace() {
        let used = store.usedSpace()
        spaceBar.progress = Float(used) / Float(DownloadSettings.spaceLimit)
        spaceLabel.text = "\(used) of \(DownloadSettings.spaceLimit)"
        if used >= DownloadSettings.spaceLimit {
            spaceBar.tintColor = .red
            spaceLabel.textColor = .red
        } else {
            spaceBar.tintColor = used * 2 > DownloadSettings.spaceLimit ? .orange : .green
        }
    }

    @objc private func refresh() {
        state = .loading
        DownloadManager.shared.fetchMissing(of: episodes) { [weak self] result in
            guard let self = self else { return }
            self.refresher.endRefreshing()
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

    private func showState() {
        switch state {
        case .idle:
            spaceLabel.isHidden = false
            navigationItem.prompt = nil
        case .loading:
            spaceLabel.isHidden = true
            navigationItem.prompt = "Looking for episodes"
        case .finished(let count):
            spaceLabel.isHidden = false
            navigationItem.prompt = "\(count) new"
        case .failed(let reason):
            spaceLabel.isHidden = false
            navigationItem.prompt = reason
        }
    }

    private func askToMakeSpace(_ missing: Int) {
        let sheet = UIAlertController(
            title: "No space", message: "\(missing) episodes don't fit.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete played", style: .destructive) { [weak self] _ in
            guard let self else { return }
            let played = self.episodes.filter { $0.isPlayed }
            for episode in played {
                self.store.delete(episode)
            }
            self.deletions += played.count
            self.reloadEpisodes()
            self.updateSpace()
        })
        sheet.addAction(UIAlertAction(title: "Settings", style: .default) { [weak self] _ in
            self?.openSettings()
        })
        sheet.addAction(UIAlertAction(title: "Not now", style: .cancel))
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = spaceBar
            popover.sourceRect = spaceBar.bounds
        }
        present(sheet, animated: true)
    }

    private func openSettings() {
        let settings = DownloadSettingsViewController()
        settings.usedSpace = store.usedSpace()
        settings.onChange = { [weak self] limit in
            DownloadSettings.spaceLimit = limit
            self?.updateSpace()
        }
        let navigation = UINavigationController(rootViewController: settings)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    func open(_ episode: Episode) {
        selected = episode
        guard let next = EpisodeViewController.make(named: "Episode") else {
            print("no such screen")
            return
        }
        next.episode = episode
        next.isPlaying = episode.id == selected?.id
        next.delegate = self
        navigationController?.pushViewController(next, animated: true)
    }

    func share(_ episode: Episode) {
        if let screen = ShareSheet.make(for: episode) {
            screen.title = episode.title
            present(screen, animated: true)
        }
    }

    @IBAction func playTapped(_ sender: UIButton) {
        guard let episode = selected ?? episodes.first else {
            return
        }
        if player?.isPlaying ?? false {
            player?.pause()
            sender.setTitle("Play", for: .normal)
        } else {
            player?.play(episode, from: DownloadSettings.position)
            sender.setTitle("Pause", for: .normal)
        }
    }

    @IBAction func filterChanged(_ sender: UISegmentedControl) {
        DownloadSettings.showsUnplayedOnly = sender.selectedSegmentIndex == 1
        reloadEpisodes()
    }

    @objc private func editTapped(_ sender: UIBarButtonItem) {
        tableView.setEditing(!tableView.isEditing, animated: true)
        sender.title = tableView.isEditing ? "Done" : "Edit"
    }

    private func confirmDelete(_ episode: Episode, at indexPath: IndexPath) {
        guard !DownloadSettings.deletesAtOnce else {
            remove(episode, at: indexPath)
            return
        }
        let alert = UIAlertController(
            title: "Delete episode?", message: episode.title, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.remove(episode, at: indexPath)
        })
        present(alert, animated: true)
    }

    private func remove(_ episode: Episode, at indexPath: IndexPath) {
        store.delete(episode)
        if player?.current == episode {
            player?.stop()
        }
        episodes.removeAll { $0.id == episode.id }
        deletions += 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
        emptyView.isHidden = !episodes.isEmpty
        updateSpace()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        episodes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let episode = episodes[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = episode.title
        cell.detailTextLabel?.text = durationText(episode.seconds)
        cell.accessoryType = store.hasFile(of: episode) ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(episodes[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        confirmDelete(episodes[indexPath.row], at: indexPath)
    }

    private func durationText(_ seconds: Int) -> String {
        let minutes = seconds / 60
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}

extension DownloadsViewController: EpisodeViewControllerDelegate {
    func episodeViewController(_ controller: EpisodeViewController, didFinish episode: Episode) {
        store.markPlayed(episode)
        player?.stop()
        reloadEpisodes()
        navigationController?.popViewController(animated: true)
    }

    func episodeViewControllerWantsToShare(_ controller: EpisodeViewController) {
        guard let episode = selected else { return }
        share(episode)
    }
}
