import UIKit

protocol PedometerServiceDelegate: AnyObject {
    func pedometer(_ pedometer: PedometerService, didCount steps: Int)
    func pedometerDidPause(_ pedometer: PedometerService)
}

final class PedometerService {
    weak var delegate: PedometerServiceDelegate?
    var interval = 1

    func start() {
        Trace.record("counts every \(interval)")
        delegate?.pedometer(self, didCount: 3)
    }

    func stop() {
        delegate?.pedometer(self, didCount: 4)
        delegate?.pedometerDidPause(self)
    }
}

final class StepStore {
    static let shared = StepStore()

    func save(_ steps: Int) { Trace.record("save(\(steps))") }
}
