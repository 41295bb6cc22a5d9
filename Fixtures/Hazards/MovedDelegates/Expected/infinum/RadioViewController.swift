import UIKit

protocol Blinking: AnyObject {
    func blink()
}

final class RadioViewController: BaseViewController,  // reports what happens
     /* , AlarmDelegate */ Titled //}, Blinking {
{

    // MARK: - Public properties -

    lazy var presenter: RadioPresenterInterface = RadioWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var stationLabel: UILabel!
    @IBOutlet private weak var powerSwitch: UISwitch!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        stationLabel.text = headline
        presenter.tuner.delegate = presenter
        presenter.clock.delegate = presenter
        presenter.volume.delegate = presenter
        powerSwitch.addTarget(self, action: #selector(toggle(_:)), for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stationLabel.alpha = 1
        presenter.tuner.delegate = presenter
        stationLabel.isHidden = false
    }

    @objc private func toggle(_ sender: UISwitch) {
        if sender.isOn { presenter.tuner.delegate = presenter } else { presenter.tuner.delegate = nil }
        powerSwitch.isHidden = false
        presenter.volume.delegate = presenter
        stationLabel.alpha = sender.isOn ? 1 : 0.5
    }

    // MARK: - Send view event

    func tune(to frequency: Int) {
        presenter.tune(to: frequency)
    }

    // MARK: - Wireframe

    func close(all: Bool) {
        presenter.close(all: all)
    }
}

// MARK: - Extensions -

extension RadioViewController: RadioViewInterface {

    // MARK: - Update view

    func setStationLabelText(_ text: String?) {
        stationLabel.text = text
    }
}

extension RadioViewController: Blinking {
    func blink() {
        stationLabel.isHidden.toggle()
    }
}
