import UIKit

class ArticlesViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var readSwitch: UISwitch!
    @IBOutlet weak var emptyView: UIView!
    @IBOutlet weak var tagsView: UIStackView!
    @IBOutlet weak var spinner: UIActivityIndicatorView!

    var store: ArticleStoreProtocol!
    private var articles: [Article] = []
    private var removals = 0
    weak var filterScreen: FilterViewController?
    weak var textScreen: ArticleTextViewController?

    init(store: ArticleStoreProtocol) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Articles"
        tableView.dataSource = self
        tableView.delegate = self
        readSwitch.isOn = UserDefaults.standard.bool(forKey: "articles.includesRead")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter", style: .plain, target: self, action: #selector(filterTapped))
        if UserDefaults.standard.string(forKey: "articles.LAST_TITLE") == nil {
            ReadingTracker.shared.track("first visit")
        }
        reload()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UserDefaults.standard.set(readSwitch.isOn, forKey: "articles.includesRead")
    }

    func reload() {
        guard store != nil else {
            countLabel.text = "No store"
            return
        }
        articles = store.articles(includingRead: readSwitch.isOn)
        countLabel.text = "\(articles.count) articles, \(removals) removed"
        emptyView.isHidden = !articles.isEmpty
        tagsView.subviews.forEach { $0.removeFromSuperview() }
        tagsView.alpha = emptyView.alpha
        tableView.reloadData()
    }

    @IBAction func readChanged(_ sender: UISwitch) {
        ReadingTracker.shared.track("read articles: \(sender.isOn)")
        reload()
    }

    @IBAction func refreshTapped() {
        spinner.startAnimating()
        store.fetch { [weak self] result in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            switch result {
            case .success(let articles):
                self.articles = articles
                self.tableView.reloadData()
            case .failure(let error):
                let alert = UIAlertController(
                    title: "Nothing new", message: error.localizedDescription, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
                    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
                    UIApplication.shared.open(url)
                })
                alert.addAction(UIAlertAction(title: "OK", style: .cancel) { [weak self] _ in
                    self?.reload()
                })
                self.present(alert, animated: true)
            }
        }
    }

    @objc func filterTapped() {
        let screen = FilterViewController { [weak self] includesRead in
            ReadingTracker.shared.track("filter: \(includesRead)")
            self?.readSwitch.isOn = includesRead
            self?.reload()
        }
        present(screen, animated: true)
        filterScreen = screen
    }

    @IBAction func closeFilterTapped() {
        filterScreen?.dismiss(animated: true)
        filterScreen = nil
    }

    @IBAction func closeTapped() {
        ReadingTracker.shared.track("closed")
        presentedViewController?.dismiss(animated: false)
    }

    private func open(_ article: Article) {
        UserDefaults.standard.set(article.title, forKey: "articles.LAST_TITLE")
        store.markRead(article)
        let screen = ArticleTextViewController(article: article) { [weak self] address in
            ReadingTracker.shared.track("shared \(address)")
            self?.reload()
        }
        textScreen = screen
        navigationController?.pushViewController(screen, animated: true)
    }

    @IBAction func browserTapped() {
        guard let article = articles.first(where: { !$0.isRead }) else { return }
        guard let url = URL(string: article.address) else { return }
        UIApplication.shared.open(url) { [weak self] isOpen in
            self?.countLabel.text = isOpen ? "Opened" : "No browser for \(article.title)"
        }
    }

    private func remove(_ article: Article) {
        Confirmation.showRemoval(usingController: self, of: article.title) { [weak self] in
            self?.store.remove(article)
            self?.removals += 1
            self?.reload()
        }
    }

    private func showMore(at indexPath: IndexPath) {
        let article = articles[indexPath.row]
        let cell = tableView.cellForRow(at: indexPath)
        let sheet = UIAlertController(title: "More", message: article.title, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Open", style: .default) { [weak self] _ in
            self?.open(article)
        })
        sheet.popoverPresentationController?.sourceView = cell
        present(sheet, animated: true)
    }

    @IBAction func forgetTapped() {
        UserDefaults.standard.removeObject(forKey: "articles.LAST_TITLE")
        removals = 0
        reload()
    }
}

extension ArticlesViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let article = articles[indexPath.row]
        cell.textLabel?.text = article.title
        cell.detailTextLabel?.text = article.isRead ? "read" : article.address
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(articles[indexPath.row])
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        showMore(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        remove(articles[indexPath.row])
    }
}
