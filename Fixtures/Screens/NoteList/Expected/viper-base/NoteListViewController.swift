import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

/// The list of notes, newest first.
final class NoteListViewController: UIViewController {

    lazy var presenter: NoteListViewOutputProtocol! = NoteListBuilder.assemble(self)

    // MARK: - Properties

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var emptyLabel: UILabel!

    var filter: String {
        get { presenter.filter }
        set { presenter.filter = newValue }
    }

    //------View-------

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        presenter.loadNotes()
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
        presenter.didTapAdd()
    }
}

// MARK: - NoteListViewProtocol

extension NoteListViewController: NoteListViewProtocol {

    // MARK: - Update view

    func showNotes() {
        emptyLabel.isHidden = !presenter.notes.isEmpty  // the hint is for an empty list
        tableView.reloadData()
    }
}

// MARK: - VIPERView

extension NoteListViewController: VIPERView {
}

// MARK: - UITableViewDataSource

extension NoteListViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.notes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Note")
        cell.textLabel?.text = presenter.notes[indexPath.row].title
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        presenter.commit(forRowAt: indexPath)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

// MARK: - UITableViewDelegate

extension NoteListViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        presenter.didSelectRow(at: indexPath)
    }
}
