import UIKit

protocol LocatorDelegate: AnyObject {
    func locator(_ locator: Locator, didFind place: String)
}

protocol Locating: AnyObject {
    var locatingName: String { get }
    func locationDidChange()
}

final class Locator {
    static let shared = Locator()

    weak var delegate: LocatorDelegate?
    var observers: [Locating] = []
    var isAllowed = false

    func find(_ place: String, for asker: Locating) {
        Trace.record("find(\(place)) for \(asker.locatingName), allowed: \(isAllowed), delegate: \(delegate != nil)")
        delegate?.locator(self, didFind: place)
    }

    func describe(_ locating: Locating) {
        Trace.record("locating: \(locating.locatingName)")
    }

    func register(_ isSame: Bool) {
        Trace.record("registered, same: \(isSame)")
    }

    func move() {
        Trace.record("move, \(observers.count) observers")
        observers.forEach { $0.locationDidChange() }
    }
}
