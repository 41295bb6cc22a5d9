import UIKit

final class DiaryViewController: UIViewController, UITableViewDataSource {

    // MARK: - Public properties -

    lazy var presenter: DiaryPresenterInterface = DiaryWireframe.assemble(self)

    // MARK: - Properties -

    private enum Section { case hints, entries }

    weak var preview: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.reload()
    }

    func reload() {
        presenter.reload()
    }

    func edit(_ row: Int) {
        presenter.edit(row)
    }

    func add(_ entry: String) {
        presenter.add(entry)
    }

    func showHelp() {
        presenter.showHelp()
    }

    func closeHelp() {
        presenter.closeHelp()
    }

    func showPreview() {
        presenter.showPreview()
    }

    func prepareLater() {
        presenter.isFirst = presenter.entries.isEmpty
        presenter.addLaterQueue { [weak self] in
            let next = HelpViewController()
            next.topic = "later"
            self?.navigationController?.pushViewController(next, animated: false)
        }
        presenter.addLaterQueue { [weak self] in
            let next = TourViewController()
            self?.navigationController?.pushViewController(next, animated: false)
        }
    }

    // MARK: UITableViewDataSource

    private let sections: [Section] = [.hints, .entries]

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRowsInSection(section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = indexPath.section == 0 ? "hint" : presenter.entries[indexPath.row]
        return cell
    }
}

// MARK: - Extensions -

extension DiaryViewController: DiaryViewInterface {

    // MARK: - Update view

    func setTitle(_ newTitle: String?) {
        title = newTitle
    }
}
