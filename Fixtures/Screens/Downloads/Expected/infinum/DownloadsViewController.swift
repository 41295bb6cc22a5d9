import UIKit

class DownloadsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    // MARK: - Public properties -

    lazy var presenter: DownloadsPresenterInterface = DownloadsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var spaceBar: UIProgressView!
    @IBOutlet weak var spaceLabel: UILabel!
    @IBOutlet weak var emptyView: UIView!
    @IBOutlet weak var playButton: UIButton!
    @IBOutlet weak var filterControl: UISegmentedControl!

    var player: PlayerManager? {
        get { presenter.player }
        set { presenter.player = newValue }
    }
    var store: EpisodeStore {
        get { presenter.store }
        set { presenter.store = newValue }
    }

    private let refresher = UIRefreshControl()
    var deletions: Int { presenter.deletions }

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
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear()
    }

    @objc private func refresh() {
        presenter.refresh()
    }

    func showState() {
        switch presenter.state {
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

    @IBAction func playTapped(_ sender: UIButton) {
        presenter.playTapped { sender.setTitle($0, for: .normal) }
    }

    @IBAction func filterChanged(_ sender: UISegmentedControl) {
        presenter.filterChanged(selectedSegmentIndex: sender.selectedSegmentIndex)
    }

    @objc private func editTapped(_ sender: UIBarButtonItem) {
        tableView.setEditing(!tableView.isEditing, animated: true)
        sender.title = tableView.isEditing ? "Done" : "Edit"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.episodes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let episode = presenter.episodes[indexPath.row]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = episode.title
        cell.detailTextLabel?.text = durationText(episode.seconds)
        cell.accessoryType = presenter.hasFile(of: episode) ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        presenter.commit(forRowAt: indexPath)
    }

    private func durationText(_ seconds: Int) -> String {
        let minutes = seconds / 60
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    // MARK: - Provide input

    var filterControlSelectedSegmentIndex: Int { filterControl.selectedSegmentIndex }
}

// MARK: - Extensions -

extension DownloadsViewController: DownloadsViewInterface {

    // MARK: - Update view

    func setFilterControlSelectedSegmentIndex(_ selectedSegmentIndex: Int) {
        filterControl.selectedSegmentIndex = selectedSegmentIndex
    }

    func setPlayButtonEnabled(_ isEnabled: Bool) {
        playButton.isEnabled = isEnabled
    }

    func setEmptyViewHidden(_ isHidden: Bool) {
        emptyView.isHidden = isHidden
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func showSpace(spaceProgress: Float, spaceText: String?) {
        spaceBar.progress = spaceProgress
        spaceLabel.text = spaceText
    }

    func setSpaceBarTintColorToRed() {
        spaceBar.tintColor = .red
    }

    func setSpaceLabelTextColorToRed() {
        spaceLabel.textColor = .red
    }

    func setSpaceBarTintColor(isOrange: Bool) {
        spaceBar.tintColor = isOrange ? .orange : .green
    }

    func endRefresherRefreshing() {
        refresher.endRefreshing()
    }

    func deleteTableViewRows(at indexPaths: [IndexPath]) {
        tableView.deleteRows(at: indexPaths, with: .automatic)
    }
}

extension DownloadsViewController: EpisodeViewControllerDelegate {
    func episodeViewController(_ controller: EpisodeViewController, didFinish episode: Episode) {
        presenter.didFinish(episode)
    }

    func episodeViewControllerWantsToShare(_ controller: EpisodeViewController) {
        presenter.episodeViewControllerWantsToShare()
    }
}
