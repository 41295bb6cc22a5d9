import UIKit

struct ConversionError: Error {
    let currency: String
}

@MainActor
final class RateService {
    var rates: [String: Double] {
        Trace.record("rates")
        return ["EUR": 2, "USD": 3]
    }

    func log(_ text: String) {
        Trace.record("log: \(text)")
    }
}

final class RatesViewController: UIViewController {
    var rates: [String] = [] {
        didSet { Trace.record("rates = \(rates.joined(separator: "; "))") }
    }
}
