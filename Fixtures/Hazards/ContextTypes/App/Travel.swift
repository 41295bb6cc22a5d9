import UIKit

enum Currency {
    case euro, pound
    static let home = Currency.euro
}

struct Ticket {
    let name: String
    let price: Int
}

@MainActor
final class TravelAPI {
    enum Mode {
        case fast, cheap
    }

    private static let only = TravelAPI()

    static func current() -> TravelAPI {
        Trace.record("TravelAPI.current()")
        return only
    }

    var mode = Mode.fast
    let limit = 3

    func tickets(to place: String) -> [Ticket] {
        Trace.record("tickets(to: \(place)), mode \(mode)")
        return (1...limit).map { Ticket(name: "\(place) \($0)", price: $0 * (mode == .fast ? 10 : 5)) }
    }
}

@MainActor
final class Wallet {
    private(set) var spent = 0

    func pay(_ amount: Int, in currency: Currency) {
        spent += amount
        Trace.record("pay(\(amount), \(currency))")
    }
}

@MainActor
func makeWallet() -> Wallet {
    Trace.record("makeWallet()")
    return Wallet()
}

func kept<Value>(_ value: Value) -> Value { value }
