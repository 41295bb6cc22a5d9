import Foundation
import UIKit

enum Level: Int {
    case low, high
}

struct Row {
    let title: String
    let level: Level
    var levels: [Level] = []
}

class AccountViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: AccountPresenterInterface = AccountWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var favoriteSwitch: UISwitch!

    var account: Account! {
        get { presenter.account }
        set { presenter.account = newValue }
    }

    var banner: String {
        Trace.record("banner")
        return "Welcome"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    func show(_ rows: [Row]) {
        nameLabel.text = rows.first?.title
        nameLabel.isHidden = rows.contains { $0.level == .high }
    }

    @IBAction private func tapFavorite(_ sender: UISwitch) {
        isFavorite = presenter.find(presenter.account.name)?.isFavorite
        presenter.setServiceFavorite(isOn: sender.isOn)
        nameLabel.isHidden = presenter.selected?.isFavorite ?? false
        presenter.mark(sender.isOn ? .high : .low)
    }

    @IBAction private func tapSync(_ sender: Any) {
        presenter.tapSync()
    }

    func confirm(_ done: @escaping (Int) -> Void) {
        let alert = UIAlertController(title: banner, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in done(1) })
        let handler = makeHandler(done)
        alert.addAction(UIAlertAction(title: "Maybe", style: .default, handler: handler))
        present(alert, animated: true)
        presenter.log("confirm")
    }

    private func makeHandler(_ done: @escaping (Int) -> Void) -> (UIAlertAction) -> Void {
        return { _ in done(2) }
    }

    func refresh() {
        presenter.refresh()
    }

    private var isFavorite: Bool?
}

// MARK: - Extensions -

extension AccountViewController: AccountViewInterface {

    // MARK: - Update view

    func setNameLabelText(_ text: String?) {
        nameLabel.text = text
    }

    func deselectTableViewRow(at indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
    }

    func setNameLabelAccessibilityLabel(_ accessibilityLabel: String?) {
        nameLabel.accessibilityLabel = accessibilityLabel
    }
}
