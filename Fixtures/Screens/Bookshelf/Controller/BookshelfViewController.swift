import UIKit

class BookshelfViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel! {
        didSet {
            hintLabel.text = "Welcome"
            hintLabel.isHidden = Library.shared.visits > 0
        }
    }

    private enum Section { case shelf, lent }

    private var sections: [BookshelfViewController.Section] = [.shelf]

    private weak var lending: UIViewController?

    private var books: [Book] = [] {
        didSet {
            guard books != oldValue else { return }
            countLabel.text = "\(oldValue.count) → \(books.count) of \(owner)"
            tableView.reloadData()
            Library.shared.note(books.count)
        }
    }

    private var sorting = Sorting.title {
        willSet {
            if newValue != sorting { Library.shared.sorting = newValue }
        }
    }

    private lazy var owner = Library.shared.owner

    private var query: String {
        get { Library.shared.query }
        set {
            Library.shared.query = newValue
            navigationItem.prompt = newValue.isEmpty ? nil : newValue
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .organize, target: self, action: #selector(sortTapped))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .search, target: self, action: #selector(filterTapped))
        Library.shared.visits += 1
        reload()
    }

    func reload() {
        books = Library.shared.find(query, by: sorting)
    }

    func search(_ text: String) {
        query = text; reload()
    }

    private func name(of sorting: Sorting) -> String {
        sorting == self.sorting ? "By \(sorting.rawValue) (now)" : "By \(sorting.rawValue)"
    }

    @objc func sortTapped() {
        let choices = [Sorting.title, .pages].map { (title: self.name(of: $0), value: $0) }
        let sheet = UIAlertController.choice(of: choices, current: sorting) { [weak self] sorting in
            self?.sorting = sorting
            self?.reload()
        }
        sheet.popoverPresentationController?.sourceView = tableView
        present(sheet, animated: true)
    }

    @objc func filterTapped() {
        let criteria = LongBooks()
        let filter = FilterViewController(model: criteria, onFound: { [weak self] found in
            self?.books = found
        })
        filter.navigationItem.prompt = title
        _ = navigationController?.pushViewController(filter, animated: true)
    }

    private func lend(_ book: Book) {
        let lend = LendViewController(book: book) { [weak self] reader, isSure in
            guard let self else { return }
            if isSure { Library.shared.lend(book, to: reader) } else { Library.shared.forget(book) }
            _ = self.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(lend, animated: true)
        lending = lend
    }

    func edit() {
        let visits = Library.shared.visits
        sections = visits > 0 ? [.shelf, .lent] : [.shelf]
        tableView.setEditing(true, animated: true)
        countLabel.text = Words.lent("\(sections.count) shelves, \(visits)")
    }

    func endEditing() {
        sections = [.shelf]
        tableView.setEditing(false, animated: true)
        lending?.dismiss(animated: true)
        Library.shared.note(sections.count)
    }

    func sync() {
        Library.shared.sync(books, presentingViewController: self) { [weak self] result in
            guard let self else { return }
            switch result {
            case .changed(let count): Library.shared.note(count)
            case .same: self.countLabel.text = Words.same
            case .failed: self.help()
            }
        }
    }

    func help() {
        if #available(iOS 99, *) {
            countLabel.text = "No help needed"
        } else {
            let help = HelpViewController(); help.title = "Help"; present(help, animated: true)
        }
    }

    func restore() {
        Library.shared.query = Library.shared.owner
        reload()
    }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension BookshelfViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = books[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        lend(books[indexPath.row])
    }
}
