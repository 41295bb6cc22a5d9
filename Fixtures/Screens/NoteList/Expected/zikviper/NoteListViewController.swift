import UIKit

/// The list of notes, newest first.
final class NoteListViewController: UIViewController {

    // MARK: - Module

    // One presenter is both: assembling the module sets them together.
    lazy var eventHandler: NoteListViewEventHandler = NoteListBuilder.assemble(self)
    lazy var viewDataSource: NoteListViewDataSource = NoteListBuilder.assemble(self)

    // MARK: - Properties

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var emptyLabel: UILabel!

    var filter: String {
        get { viewDataSource.filter }
        set { viewDataSource.filter = newValue }
    }

    //------View-------

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        eventHandler.loadNotes()
    }

    // MARK: - View config

    private func configureViews() {
        title = "Notes"
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
    }

    // MARK: - Send view event

    @objc private func didTapAdd() {
        eventHandler.didTapAdd()
    }
}

// MARK: - View input

extension NoteListViewController: NoteListViewInput {

    // MARK: - Update view

    func showNotes() {
        emptyLabel.isHidden = viewDataSource.hasNotes  // the hint is for an empty list
        tableView.reloadData()
    }
}

// MARK: - UITableViewDataSource

extension NoteListViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewDataSource.numberOfNotes
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Note")
        cell.textLabel?.text = viewDataSource.title(at: indexPath)
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        eventHandler.commit(forRowAt: indexPath)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

// MARK: - UITableViewDelegate

extension NoteListViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        eventHandler.didSelectRow(at: indexPath)
    }
}
