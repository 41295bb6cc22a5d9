import UIKit

@MainActor
final class OrderService {
    static let shared = OrderService()

    var stock = 5
    var prefersExpress = false {
        didSet { Trace.record("service.prefersExpress = \(prefersExpress)") }
    }
    private var number = 100

    func price(of amount: Int) -> Int {
        Trace.record("price(of: \(amount))")
        return amount * 4
    }

    func order(_ amount: Int, for name: String, express: Bool, completion: @escaping (Int?) -> Void) {
        Trace.record("order(\(amount), \(name), express: \(express))")
        number += 1
        completion(amount <= stock ? number : nil)
    }

    func cancelAll() {
        Trace.record("cancelAll")
    }

    func log(_ line: String) {
        Trace.record("log: \(line)")
    }
}

final class ReceiptViewController: UIViewController {
    var number = 0 {
        didSet { Trace.record("receipt \(number)") }
    }
}
