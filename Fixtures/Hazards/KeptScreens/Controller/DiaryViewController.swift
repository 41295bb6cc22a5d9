import UIKit

final class DiaryViewController: UIViewController, UITableViewDataSource {

    private enum Section { case hints, entries }

    private weak var editor: EditorViewController?
    private var help: HelpViewController?
    weak var preview: UIViewController?
    private var entries: [String] = []
    private var isFirst = true

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    func reload() {
        entries = EntryStore.shared.entries
        editor?.reload(entries)
        help?.topic = entries.first ?? "none"
        title = "\(entries.count)"
    }

    func edit(_ row: Int) {
        guard row < entries.count else { return }
        let next = EditorViewController()
        next.entry = entries[row]
        editor = next
        navigationController?.pushViewController(next, animated: false)
    }

    func add(_ entry: String) {
        EntryStore.shared.entries.append(entry)
        isFirst = false
        reload()
        if editor?.isDirty == true {
            editor?.dismiss(animated: false)
            editor = nil
        }
    }

    func showHelp() {
        let next = HelpViewController()
        next.topic = entries.last ?? ""
        help = next
        present(next, animated: false)
    }

    func closeHelp() {
        help?.dismiss(animated: false)
        help = nil
    }

    func showPreview() {
        let next = UIViewController()
        next.title = entries.first
        preview = next
        navigationController?.pushViewController(next, animated: false)
    }

    func prepareLater() {
        isFirst = entries.isEmpty
        LaterQueue.shared.add { [weak self] in
            let next = HelpViewController()
            next.topic = "later"
            self?.navigationController?.pushViewController(next, animated: false)
        }
        LaterQueue.shared.add { [weak self] in
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
        switch section {
        case 0: return isFirst ? 1 : 0
        default: return entries.count
        }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = indexPath.section == 0 ? "hint" : entries[indexPath.row]
        return cell
    }
}
