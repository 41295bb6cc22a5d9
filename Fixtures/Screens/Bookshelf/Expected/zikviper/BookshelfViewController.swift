import UIKit

class BookshelfViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: BookshelfViewEventHandler = BookshelfBuilder.assemble(self)
    lazy var viewDataSource: BookshelfViewDataSource = BookshelfBuilder.assemble(self)

    // MARK: - Properties

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel! {
        didSet {
            hintLabel.text = "Welcome"
            hintLabel.isHidden = viewDataSource.visits > 0
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
        eventHandler.viewDidLoad()
    }

    func search(_ text: String) {
        eventHandler.search(text)
    }

    @objc func sortTapped() {
        eventHandler.sortTapped()
    }

    @objc func filterTapped() {
        eventHandler.filterTapped()
    }

    func edit() {
        eventHandler.edit()
    }

    func endEditing() {
        eventHandler.endEditing()
    }

    func sync() {
        eventHandler.sync()
    }

    func restore() {
        eventHandler.restore()
    }
}

// MARK: - View input

extension BookshelfViewController: BookshelfViewInput {

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

// MARK: - UITableViewDataSource, UITableViewDelegate

extension BookshelfViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfBooks
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = viewDataSource.title(at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }
}
