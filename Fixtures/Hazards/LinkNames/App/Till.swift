/// Hands over what was paid when the day ends.
@MainActor
final class Till {
    static let shared = Till()

    private var waiting: [(Int) -> Void] = []

    func pay(_ amount: @escaping (Int) -> Void) { waiting.append(amount) }

    func close() {
        let due = waiting
        waiting = []
        for (place, amount) in due.enumerated() { amount(place + 1) }
    }
}
