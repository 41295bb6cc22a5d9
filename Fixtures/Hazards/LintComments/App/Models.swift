import UIKit

struct Coin {
    let name: String
    let worth: Int
}

@MainActor
final class Purse {
    private(set) var coins: [Coin] = []

    func put(_ coin: Coin) {
        coins.append(coin)
        Trace.record("purse.put(\(coin.name))")
    }

    func empty() {
        coins = []
        Trace.record("purse.empty()")
    }
}
