import UIKit

private protocol Blinking: AnyObject {
    func blink()
}

final class RadioViewController: BaseViewController,  // reports what happens
    TunerDelegate /* , AlarmDelegate */, Titled,
    ClockDelegate //}, Blinking {
{
    @IBOutlet private weak var stationLabel: UILabel!
    @IBOutlet private weak var powerSwitch: UISwitch!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        stationLabel.text = headline
        tuner.delegate = self
        clock.delegate = self
        volume.delegate = self
        powerSwitch.addTarget(self, action: #selector(toggle(_:)), for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stationLabel.alpha = 1
        tuner.delegate = self
        stationLabel.isHidden = false
    }

    @objc private func toggle(_ sender: UISwitch) {
        if sender.isOn { tuner.delegate = self } else { tuner.delegate = nil }
        powerSwitch.isHidden = false
        volume.delegate = self
        stationLabel.alpha = sender.isOn ? 1 : 0.5
    }

    // MARK: - Handle view event

    func tune(to frequency: Int) {
        frequencies.append(frequency)
        tuner.tune(to: frequency)
        clock.tick()
        volume.raise()
        neighbour()?.blink()
    }

    // MARK: - Handle business event

    func tuner(_ tuner: Tuner, didFind station: String) {
        heard.append(station)
        report("heard \(heard.count)")
        stationLabel.text = station
        explain(station)
    }

    func clockDidTick(_ clock: Clock) {
        heard.append("tick")
    }

    // MARK: - Wireframe

    private func explain(_ station: String) {
        let next = StationViewController()
        next.station = station
        let viewController = presentedViewController ?? navigationController?.topViewController
        (viewController as? Blinking)?.blink()
        blink()
        navigationController?.pushViewController(next, animated: true)
    }

    private func neighbour() -> Blinking? {
        navigationController?.viewControllers.first as? Blinking
    }

    private func leave() {
        if let viewController = navigationController?.viewControllers.first {
            navigationController?.popToViewController(viewController, animated: true)
        }
    }

    private func leave(to viewController: UIViewController) {
        navigationController?.popToViewController(viewController, animated: false)
        viewController.title = title
    }

    func close(all: Bool) {
        frequencies.removeAll()
        guard let viewController = navigationController?.viewControllers.first, !all else { return leave() }
        leave(to: viewController)
    }

    // MARK: - Manage model

    private let tuner = Tuner()
    private let clock = Clock()
    private let volume = Volume()
    private var frequencies: [Int] = []
    private var heard: [String] = []
}

extension RadioViewController: Blinking {
    func blink() {
        stationLabel.isHidden.toggle()
    }
}

extension RadioViewController: VolumeDelegate //}, Titled {
{
    func volumeDidChange(_ volume: Volume) {
        heard.append("louder")
    }
}
