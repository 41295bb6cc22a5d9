import UIKit

final class StepsViewController: UIViewController {

    @IBOutlet weak var countLabel: UILabel!

    private lazy var pedometer: PedometerService = {
        $0.delegate = self
        $0.interval = 2
        return $0
    }(PedometerService())

    private var total = 0

    @IBAction func start(_ sender: Any) {
        countLabel.text = "counting"
        pedometer.start()
    }

    @IBAction func stop(_ sender: Any) {
        pedometer.stop()
        StepStore.shared.save(total)
    }
}

extension StepsViewController: PedometerServiceDelegate {

    func pedometer(_ pedometer: PedometerService, didCount steps: Int) {
        total += steps
        countLabel.text = "\(total) steps"
    }

    func pedometerDidPause(_ pedometer: PedometerService) {
        countLabel.isHidden = total > 5
    }
}
