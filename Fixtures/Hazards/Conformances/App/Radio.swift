import UIKit

@MainActor
protocol TunerDelegate: AnyObject {
    func tuner(_ tuner: Tuner, didFind station: String)
    func tunerDidLoseSignal(_ tuner: Tuner)
}

@MainActor
final class Tuner {
    weak var delegate: TunerDelegate?
    private(set) var station: String?

    func tune(to frequency: Int) {
        Trace.record("tune(\(frequency)), delegate: \(delegate != nil)")
        if (88...108).contains(frequency) {
            station = "FM \(frequency)"
            delegate?.tuner(self, didFind: "FM \(frequency)")
        } else {
            station = nil
            delegate?.tunerDidLoseSignal(self)
        }
    }

    func forget(_ station: String) {
        Trace.record("forget(\(station))")
    }
}

@MainActor
protocol Titled {
    var name: String { get }
}

extension Titled {
    var headline: String {
        "~ \(name) ~"
    }
}

@MainActor
protocol StationList {
    associatedtype Station
    var stations: [Station] { get }
    func remove(_ station: Station) -> Bool
}

extension StationList {
    @discardableResult
    func removeLast() -> Bool {
        stations.last.map(remove) ?? false
    }
}

@MainActor
protocol Louder {
    static func < (lhs: Self, rhs: Self) -> Bool
}

@MainActor
func louder<R: Louder>(_ one: R, _ other: R) -> R {
    one < other ? other : one
}
