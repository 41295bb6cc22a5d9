import Foundation
import UIKit

private enum Level: Int {
    case low, high
}

private struct Row {
    let title: String
    let level: Level
    var levels: [Level] = []
}

class AccountViewController: UIViewController {

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var favoriteSwitch: UISwitch!

    var account: Account!

    var banner: String {
        Trace.record("banner")
        return "Welcome"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = account.name
        service.open(account)
        service.open(account, note: account?.name)
        rows = service.titles(of: account).map { Row(title: $0, level: .low) }
        show(rows)
        scroll(to: rows.count - 1)
    }

    private func show(_ rows: [Row]) {
        nameLabel.text = rows.first?.title
        nameLabel.isHidden = rows.contains { $0.level == .high }
    }

    private func mark(_ level: Level) {
        rows.append(Row(title: "marked", level: level))
        show(rows)
    }

    private func scroll(to row: Int) {
        service.log("scroll")
        let place = IndexPath(row: row, section: 0)
        lastPlace = place.row + place.section
        tableView.deselectRow(at: IndexPath(row: row, section: 0), animated: false)
    }

    @IBAction private func tapFavorite(_ sender: UISwitch) {
        isFavorite = service.find(account.name)?.isFavorite
        service.setFavorite(sender.isOn, of: account)
        selected?.isFavorite = service.isFavorite(account)
        nameLabel.isHidden = selected?.isFavorite ?? false
        mark(sender.isOn ? .high : .low)
    }

    @IBAction private func tapSync(_ sender: Any) {
        let done: (Int) -> Void = { [weak self] count in self?.nameLabel.text = "\(count)" }
        service.sync(account, then: done)
        Prompt.ask("Sync?", on: self, then: done)
        confirm(done)
        keep(done)
    }

    private func keep(_ done: @escaping (Int) -> Void) {
        rows.append(Row(title: "kept", level: .low))
        service.add(done)
        service.addOptional(done)
        service.handlers.append(done)
        service.onDone = done
        service.runs(done)
        Prompt.later(on: self, done)
    }

    private func confirm(_ done: @escaping (Int) -> Void) {
        let alert = UIAlertController(title: banner, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in done(1) })
        let handler = makeHandler(done)
        alert.addAction(UIAlertAction(title: "Maybe", style: .default, handler: handler))
        present(alert, animated: true)
        service.log("confirm")
    }

    private func makeHandler(_ done: @escaping (Int) -> Void) -> (UIAlertAction) -> Void {
        return { _ in done(2) }
    }

    private func greet() {
        service.log("greet")
        guard rows.count > 100 else { return showBanner(if: rows.isEmpty) }
    }

    private func showBanner(if isNeeded: Bool) {
        service.log("show banner")
        if isNeeded { nameLabel.text = banner }
        nameLabel.accessibilityLabel = isNeeded ? nil : banner
    }

    func refresh() {
        greet()
        nameLabel.text = service.isQuiet ? nil : banner
        lastPlace = nil
    }

    private let service = AccountService.shared
    private var rows: [Row] = []
    private var lastPlace: Int?
    private var isFavorite: Bool?
    private var selected: Account?
}
