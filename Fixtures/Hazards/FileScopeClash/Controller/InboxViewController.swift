import UIKit

private let cellIdentifier = "InboxCell"
private let pageSize = 2

private func format(_ subject: String) -> String {
    "✉ \(subject)"
}

private enum Texts {
    static let empty = "No mail"
}

final class InboxViewController: UIViewController {

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var hintLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        hintLabel.text = Texts.empty
        loadMore()
    }

    // MARK: - Handle view event

    func scrollToEnd() {
        guard subjects.count % pageSize == 0 else { return sayEnd() }
        loadMore()
    }

    // MARK: - Wireframe

    private func sayEnd() {
        let alert = UIAlertController(title: format("end"), message: Texts.empty, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: - Handle business event

    private func didLoad(_ more: [String]) {
        subjects += more.map(format)
        hintLabel.isHidden = !subjects.isEmpty
        tableView.reloadData()
    }

    // MARK: - Business use case

    private func loadMore() {
        didLoad(mailbox.subjects(from: subjects.count, count: pageSize))
    }

    // MARK: - Manage model

    var mailbox = Mailbox()
    private var subjects: [String] = []
}

extension InboxViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        subjects.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: cellIdentifier)
        cell.textLabel?.text = subjects[indexPath.row]
        return cell
    }
}
