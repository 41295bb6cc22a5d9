import UIKit

class DownloadsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: DownloadsViewEventHandler = DownloadsBuilder.assemble(self)
    lazy var viewDataSource: DownloadsViewDataSource = DownloadsBuilder.assemble(self)

    // MARK: - Properties

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var spaceBar: UIProgressView!
    @IBOutlet weak var spaceLabel: UILabel!
    @IBOutlet weak var emptyView: UIView!
    @IBOutlet weak var playButton: UIButton!
    @IBOutlet weak var filterControl: UISegmentedControl!

    var player: PlayerManager? {
        get { viewDataSource.player }
        set { viewDataSource.player = newValue }
    }
    var store: EpisodeStore {
        get { viewDataSource.store }
        set { viewDataSource.store = newValue }
    }

    private let refresher = UIRefreshControl()
    var deletions: Int { viewDataSource.deletions }

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
        eventHandler.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        eventHandler.viewWillAppear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        eventHandler.viewDidDisappear()
    }

    @objc private func refresh() {
        eventHandler.refresh()
    }

    @IBAction func playTapped(_ sender: UIButton) {
        eventHandler.playTapped { sender.setTitle($0, for: .normal) }
    }

    @IBAction func filterChanged(_ sender: UISegmentedControl) {
        eventHandler.filterChanged(selectedSegmentIndex: sender.selectedSegmentIndex)
    }

    @objc private func editTapped(_ sender: UIBarButtonItem) {
        tableView.setEditing(!tableView.isEditing, animated: true)
        sender.title = tableView.isEditing ? "Done" : "Edit"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfEpisodes
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.title(at: indexPath)
        cell.detailTextLabel?.text = durationText(viewDataSource.seconds(at: indexPath))
        cell.accessoryType = viewDataSource.hasEpisodeFile(at: indexPath) ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        eventHandler.commit(forRowAt: indexPath)
    }

    private func durationText(_ seconds: Int) -> String {
        let minutes = seconds / 60
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    // MARK: - Provide input

    var filterControlSelectedSegmentIndex: Int { filterControl.selectedSegmentIndex }
}

// MARK: - View input

extension DownloadsViewController: DownloadsViewInput {

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

    func updateState(isSpaceLabelHidden: Bool, navigationItemPrompt: String?) {
        spaceLabel.isHidden = isSpaceLabelHidden
        navigationItem.prompt = navigationItemPrompt
    }

    func deleteTableViewRows(at indexPaths: [IndexPath]) {
        tableView.deleteRows(at: indexPaths, with: .automatic)
    }
}

extension DownloadsViewController: EpisodeViewControllerDelegate {
    func episodeViewController(_ controller: EpisodeViewController, didFinish episode: Episode) {
        eventHandler.didFinish(episode)
    }

    func episodeViewControllerWantsToShare(_ controller: EpisodeViewController) {
        eventHandler.episodeViewControllerWantsToShare()
    }
}
