import UIKit

/// What can be chosen.
final class OptionsViewController: UIViewController, UITableViewDelegate {

    @IBOutlet private weak var statusLabel: UILabel!

    var options: [Option] = Option.allCases
    private var chosen: [Option] = []
    weak var listener: OptionsListener?

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let option = options[indexPath.row]
        chosen.append(option)
        switch option {
        case .reset:
            chosen = []
            OptionStore.shared.reset {
                tableView.reloadData()
            }
        case .help:
            let help = HelpViewController()
            navigationController?.pushViewController(help, animated: false)
        case .tell:
            OptionStore.shared.note("tell")
            listener?.options(self, didChoose: option)
        case .none:
            break
        }
    }

    @IBAction func muted(_ sender: UISwitch) {
        Mode.isMuted = sender.isOn
        OptionStore.shared.note("muted \(sender.isOn)")
        chosen.append(.none)
    }

    @IBAction func tapped(_ sender: UIButton) {
        guard let last = chosen.last else {
            sender.setTitle("Nothing", for: .normal)
            return
        }
        if OptionStore.shared.isKnown(last) {
            OptionStore.shared.forget(last)
            sender.setTitle("Forgotten", for: .normal)
        } else {
            let title = OptionStore.shared.learn(last)
            sender.setTitle(title, for: .normal)
        }
        chosen.removeLast()
    }

    /// The switch may be moved by what is noted, so it is asked where it was.
    @IBAction func flipped(_ sender: UISwitch) {
        OptionStore.shared.onNote = { sender.isOn.toggle() }
        OptionStore.shared.note("flipped")
        if sender.isOn { chosen.append(.help) }
        OptionStore.shared.onNote = nil
    }

    func summary() -> String {
        "\(chosen) \(Mode.isMuted)"
    }
}
