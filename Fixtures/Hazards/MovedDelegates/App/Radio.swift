import UIKit

@MainActor
protocol TunerDelegate: AnyObject {
    func tuner(_ tuner: Tuner, didFind station: String)
}

@MainActor
final class Tuner {
    weak var delegate: TunerDelegate?

    func tune(to frequency: Int) {
        Trace.record("tune(to: \(frequency))")
        delegate?.tuner(self, didFind: "FM \(frequency)")
    }
}

@MainActor
protocol ClockDelegate: AnyObject {
    func clockDidTick(_ clock: Clock)
}

@MainActor
final class Clock {
    weak var delegate: ClockDelegate?

    func tick() {
        Trace.record("tick() for \(delegate == nil ? "nobody" : "somebody")")
        delegate?.clockDidTick(self)
    }
}

@MainActor
protocol VolumeDelegate: AnyObject {
    func volumeDidChange(_ volume: Volume)
}

@MainActor
final class Volume {
    weak var delegate: VolumeDelegate?

    func raise() {
        Trace.record("raise() for \(delegate == nil ? "nobody" : "somebody")")
        delegate?.volumeDidChange(self)
    }
}

@MainActor
protocol Titled {}

extension Titled {
    var headline: String { "Radio" }
}

class BaseViewController: UIViewController {
    func report(_ text: String) { Trace.record("report: \(text)") }
}

final class StationViewController: UIViewController {
    var station = "" {
        didSet { Trace.record("station = \(station)") }
    }
}
