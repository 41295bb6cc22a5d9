import UIKit

class ArticlesViewController: UIViewController {

    // MARK: - Properties

    var presenter: ArticlesViewOutputProtocol!

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var readSwitch: UISwitch!
    @IBOutlet weak var emptyView: UIView!
    @IBOutlet weak var tagsView: UIStackView!
    @IBOutlet weak var spinner: UIActivityIndicatorView!

    var store: ArticleStoreProtocol! {
        get { presenter.store }
        set { presenter.store = newValue }
    }
    weak var filterScreen: FilterViewController?
    weak var textScreen: ArticleTextViewController?

    init(store: ArticleStoreProtocol) {
        super.init(nibName: nil, bundle: nil)
        presenter = ArticlesBuilder.assemble(self, store: store)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        presenter = ArticlesBuilder.assemble(self, store: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Articles"
        tableView.dataSource = self
        tableView.delegate = self
        presenter.viewDidLoad()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenter.viewWillDisappear()
    }

    func reload() {
        presenter.reload()
    }

    @IBAction func readChanged(_ sender: UISwitch) {
        presenter.readChanged(isOn: sender.isOn)
    }

    @IBAction func refreshTapped() {
        spinner.startAnimating()
        presenter.refreshTapped()
    }

    @objc func filterTapped() {
        presenter.filterTapped()
    }

    @IBAction func closeFilterTapped() {
        presenter.closeFilterTapped()
    }

    @IBAction func closeTapped() {
        presenter.closeTapped()
    }

    @IBAction func browserTapped() {
        presenter.browserTapped()
    }

    @IBAction func forgetTapped() {
        presenter.forgetTapped()
    }

    // MARK: - Provide input

    var isReadSwitchOn: Bool { readSwitch.isOn }
}

// MARK: - ArticlesViewProtocol

extension ArticlesViewController: ArticlesViewProtocol {

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
        presenter.articles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let article = presenter.articles[indexPath.row]
        cell.textLabel?.text = article.title
        cell.detailTextLabel?.text = article.isRead ? "read" : article.address
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        presenter.showMore(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        presenter.commit(forRowAt: indexPath)
    }
}
