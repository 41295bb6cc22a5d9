import UIKit

struct Recipe {
    let title: String
    let needs: [String]
    let steps: [String]
}

@MainActor
final class Pantry {
    static let shared = Pantry()

    var isOnline = true
    private var stock: Set<String> = ["salt"]

    func has(_ name: String) -> Bool {
        Trace.record("has(\(name))")
        return stock.contains(name)
    }

    func add(_ name: String) {
        Trace.record("add(\(name))")
        stock.insert(name)
    }

    func order(_ name: String, completion: () -> Void) {
        Trace.record("order(\(name))")
        completion()
    }
}

final class StepsViewController: UIViewController {
    var steps: [String] = [] {
        didSet { Trace.record("steps = \(steps)") }
    }
}

final class ShoppingViewController: UIViewController {
    var wanted: [String] = [] {
        didSet { Trace.record("wanted = \(wanted)") }
    }
    var bought: [String] = []
    var onOrder: ((String) -> Void)?
}
