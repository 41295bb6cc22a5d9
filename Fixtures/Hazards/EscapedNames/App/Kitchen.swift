import UIKit

@MainActor
struct Kitchen {
    let dishes = ["ñoquis"]

    func `init`(with count: Int) {
        Trace.record("kitchen starts with \(count)")
    }
}
