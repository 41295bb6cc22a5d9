import UIKit

private let cellIdentifier = "InboxCell"

private func format(_ subject: String) -> String {
    "✉ \(subject)"
}

private enum Texts {
    static let empty = "No mail"
}

final class InboxViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: InboxPresenterInterface = InboxWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var hintLabel: UILabel!

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        hintLabel.text = Texts.empty
        presenter.loadMore()
    }

    // MARK: - Send view event

    func scrollToEnd() {
        presenter.scrollToEnd()
    }

    // MARK: - Wireframe

    func sayEnd() {
        let alert = UIAlertController(title: format("end"), message: Texts.empty, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: - Handle business event

    func didLoad(_ more: [String]) {
        presenter.subjects += more.map(format)
        hintLabel.isHidden = !presenter.subjects.isEmpty
        tableView.reloadData()
    }

    // MARK: - Manage model

    var mailbox: Mailbox {
        get { presenter.mailbox }
        set { presenter.mailbox = newValue }
    }
}

// MARK: - Extensions -

extension InboxViewController: InboxViewInterface {
}

extension InboxViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.subjects.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: cellIdentifier)
        cell.textLabel?.text = presenter.subjects[indexPath.row]
        return cell
    }
}
