import UIKit

/// What can be chosen.
final class OptionsViewController: UIViewController, UITableViewDelegate {

    // MARK: - Public properties -

    lazy var presenter: OptionsPresenterInterface = OptionsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var statusLabel: UILabel!

    weak var listener: OptionsListener?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        presenter.didSelectRow(at: indexPath) { tableView.reloadData() }
    }

    @IBAction func muted(_ sender: UISwitch) {
        presenter.muted(isOn: sender.isOn)
    }

    @IBAction func tapped(_ sender: UIButton) {
        presenter.tapped { sender.setTitle($0, for: .normal) }
    }

    /// The switch may be moved by what is noted, so it is asked where it was.
    @IBAction func flipped(_ sender: UISwitch) {
        presenter.note { sender.isOn.toggle() }
        presenter.flipped(isOn: sender.isOn)
    }

    func summary() -> String {
        presenter.summary()
    }
}

// MARK: - Extensions -

extension OptionsViewController: OptionsViewInterface {

    // MARK: - Update view

    func tellListenerDidChoose(_ option: Option) {
        listener?.options(self, didChoose: option)
    }
}
