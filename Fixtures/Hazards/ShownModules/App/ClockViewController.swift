import UIKit

final class ClockViewController: UIViewController {

    private var ticks = 0

    deinit { Trace.record("no clock any more") }

    // MARK: - Handle view event

    @IBAction func tick() {
        ticks += 1
        Trace.record("ticks \(ticks)")
        if ticks > 1 { navigationController?.popViewController(animated: false) }
    }
}
