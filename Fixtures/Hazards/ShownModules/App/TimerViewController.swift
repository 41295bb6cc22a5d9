import UIKit

final class TimerViewController: UIViewController {

    var onEnd: ((Int) -> Void)?
    private(set) var rounds = 0

    // MARK: - Handle view event

    @IBAction func stop() {
        rounds += 1
        onEnd?(rounds)
        Trace.record("stops")
        dismiss(animated: true)
    }
}
