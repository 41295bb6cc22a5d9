import UIKit

struct Round: Equatable {
    let name: String
    let seconds: Int
}

@MainActor
protocol RoundClockListener: AnyObject {
    func clockDidTick(_ clock: RoundClock)
}

@MainActor
final class RoundClock {
    weak var listener: RoundClockListener?
    private(set) var seconds = 0

    func start() {
        Trace.record("clock.start")
        seconds = 0
    }

    func stop() {
        Trace.record("clock.stop at \(seconds)")
    }

    func tick(_ seconds: Int) {
        self.seconds += seconds
        Trace.record("tick, \(listener == nil ? "nobody listens" : "heard")")
        listener?.clockDidTick(self)
    }
}

final class SummaryViewController: UIViewController {
    var text = "" {
        didSet { Trace.record("summary: \(text)") }
    }
}
