import UIKit

class ArticlesViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    var eventHandler: ArticlesViewEventHandler!
    var viewDataSource: ArticlesViewDataSource!

    // MARK: - Properties

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var readSwitch: UISwitch!
    @IBOutlet weak var emptyView: UIView!
    @IBOutlet weak var tagsView: UIStackView!
    @IBOutlet weak var spinner: UIActivityIndicatorView!

    var store: ArticleStoreProtocol! {
        get { viewDataSource.store }
        set { viewDataSource.store = newValue }
    }
    weak var filterScreen: FilterViewController?
    weak var textScreen: ArticleTextViewController?

    init(store: ArticleStoreProtocol) {
        super.init(nibName: nil, bundle: nil)
        eventHandler = ArticlesBuilder.assemble(self, store: store)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        eventHandler = ArticlesBuilder.assemble(self, store: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Articles"
        tableView.dataSource = self
        tableView.delegate = self
        eventHandler.viewDidLoad()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        eventHandler.viewWillDisappear()
    }

    func reload() {
        eventHandler.reload()
    }

    @IBAction func readChanged(_ sender: UISwitch) {
        eventHandler.readChanged(isOn: sender.isOn)
    }

    @IBAction func refreshTapped() {
        spinner.startAnimating()
        eventHandler.refreshTapped()
    }

    @objc func filterTapped() {
        eventHandler.filterTapped()
    }

    @IBAction func closeFilterTapped() {
        eventHandler.closeFilterTapped()
    }

    @IBAction func closeTapped() {
        eventHandler.closeTapped()
    }

    @IBAction func browserTapped() {
        eventHandler.browserTapped()
    }

    @IBAction func forgetTapped() {
        eventHandler.forgetTapped()
    }

    // MARK: - Provide input

    var isReadSwitchOn: Bool { readSwitch.isOn }
}

// MARK: - View input

extension ArticlesViewController: ArticlesViewInput {

    // MARK: - Update view

    func setReadSwitchOn(_ isOn: Bool) {
        readSwitch.isOn = isOn
    }

    func updateNavigationItemRightBarButtonItem() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter", style: .plain, target: self, action: #selector(filterTapped))
    }

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }

    func updateViews(countText: String?, isEmptyViewHidden: Bool) {
        countLabel.text = countText
        emptyView.isHidden = isEmptyViewHidden
        tagsView.subviews.forEach { $0.removeFromSuperview() }
        tagsView.alpha = emptyView.alpha
        tableView.reloadData()
    }

    func stopSpinnerAnimating() {
        spinner.stopAnimating()
    }

    func reloadTableView() {
        tableView.reloadData()
    }
}

extension ArticlesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfArticles
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.title(at: indexPath)
        cell.detailTextLabel?.text = viewDataSource.isRead(at: indexPath) ? "read" : viewDataSource.address(at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        eventHandler.showMore(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        eventHandler.commit(forRowAt: indexPath)
    }
}
