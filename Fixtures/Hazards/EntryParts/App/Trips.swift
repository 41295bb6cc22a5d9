import UIKit

struct Trip {
    let name: String
    let length: Int
}

enum TripEvent {
    case opened(Int)
    case cleared
    case filtered(String)
}

final class TripStore {
    static let shared = TripStore()

    func load(_ done: ([Trip]) -> Void) {
        Trace.record("load")
        done([Trip(name: "Coast", length: 12), Trip(name: "Hills", length: 30)])
    }
}

final class HelpItem: UIBarButtonItem {
    var pages: [String] = []
}
