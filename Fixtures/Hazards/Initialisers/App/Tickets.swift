import UIKit

struct Event {
    let name: String
    let price: Int
}

@MainActor
final class TicketDesk {
    var onClose: (() -> Void)?

    func reserve(_ code: String) {
        Trace.record("desk.reserve(\(code))")
    }

    func pay(_ price: Int, for code: String, isPress: Bool) {
        Trace.record("desk.pay(\(price), \(code))\(isPress ? ", press" : "")")
    }

    func log(_ line: String) {
        Trace.record("desk.log: \(line)")
    }
}
