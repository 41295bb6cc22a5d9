import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

final class BookshelfViewController: UIViewController {

    // MARK: - Properties

    lazy var presenter: BookshelfViewOutputProtocol! = BookshelfBuilder.assemble(self)

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel! {
        didSet {
            hintLabel.text = "Welcome"
            hintLabel.isHidden = presenter.visits > 0
        }
    }

    enum Section { case shelf, lent }

    weak var lending: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .organize, target: self, action: #selector(sortTapped))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .search, target: self, action: #selector(filterTapped))
        presenter.viewDidLoad()
    }

    func search(_ text: String) {
        presenter.search(text)
    }

    @objc func sortTapped() {
        presenter.sortTapped()
    }

    @objc func filterTapped() {
        presenter.filterTapped()
    }

    func edit() {
        presenter.edit()
    }

    func endEditing() {
        presenter.endEditing()
    }

    func sync() {
        presenter.sync()
    }

    func restore() {
        presenter.restore()
    }
}

// MARK: - BookshelfViewProtocol

extension BookshelfViewController: BookshelfViewProtocol {

    // MARK: - Update view

    func setCountLabelText(_ text: String?) {
        countLabel.text = text
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func setNavigationItemPrompt(_ prompt: String?) {
        navigationItem.prompt = prompt
    }

    func setTableViewEditing(_ editing: Bool) {
        tableView.setEditing(editing, animated: true)
    }
}

// MARK: - VIPERView

extension BookshelfViewController: VIPERView {
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension BookshelfViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = presenter.books[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }
}
