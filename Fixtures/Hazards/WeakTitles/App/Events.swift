import UIKit

struct Event: Equatable {
    let name: String
    let price: Int
    var seats = 1
}

struct EventError: Error {}

final class EventClient {
    static let shared = EventClient()

    var isDown = false
    var events = [Event(name: "Opera", price: 80), Event(name: "Circus", price: 15, seats: 0)]

    func events(in city: String, completion: @escaping ([Event], Error?) -> Void) {
        Trace.record("client.events(\(city))")
        if isDown {
            isDown = false
            completion([], EventError())
        } else {
            completion(events, nil)
        }
    }

    func book(_ event: Event, completion: @escaping (Bool) -> Void) {
        Trace.record("client.book(\(event.name))")
        completion(event.seats > 0)
    }
}

struct PriceFormatter {
    func text(for price: Int) -> String {
        "\(price) €"
    }
}

final class CheckoutViewController: UIViewController {
    var price = "" {
        didSet { Trace.record("checkout for \(price)") }
    }
}
