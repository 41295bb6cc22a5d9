import UIKit

final class ShiftViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ShiftPresenterInterface = ShiftWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var hoursLabel: UILabel!
    @IBOutlet private weak var daySwitch: UISwitch!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    func choose(_ day: String) {
        presenter.choose(day)
    }

    @IBAction func dayChanged(_ sender: UISwitch) {
        hoursLabel.isHidden = !sender.isOn
        if sender === daySwitch {
            refreshBadges()
            presenter.closeRota(isOn: sender.isOn)
        } else {
            presenter.noteLine()
        }
    }

    @IBAction func help() {
        presenter.help()
    }
}

// MARK: - Extensions -

extension ShiftViewController: ShiftViewInterface {

    // MARK: - Update view

    func setHoursLabelText(_ text: String?) {
        hoursLabel.text = text
    }
}
