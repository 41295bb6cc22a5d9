import UIKit

final class PriceService {
    let currency = "EUR"

    func fetch(_ done: @escaping ([Int]) -> Void) {
        Trace.record("prices.fetch")
        DispatchQueue.main.async { done([3, 30]) }
    }

    func order(_ price: Int) {
        Trace.record("prices.order(\(price))")
    }
}

final class ReceiptViewController: UIViewController {
    var price = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("receipt of \(price)")
    }
}
