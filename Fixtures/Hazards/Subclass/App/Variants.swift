import UIKit

@MainActor
final class Scores {
    func nextSecret() -> Int {
        Trace.record("scores.nextSecret")
        return 7
    }

    func add(_ score: Int) {
        Trace.record("scores.add(\(score))")
    }
}

/// More guesses, politer hints.
final class PoliteGameViewController: GameViewController {

    override var maximum: Int { super.maximum + 1 }

    override func hint(for number: Int) -> String {
        "Please guess \(super.hint(for: number)), \(guesses) of \(maximum)"
    }

    override func finish(_ text: String) {
        Trace.record("politely: \(text)")
        super.finish("\(text), thank you")
    }

    override func show(_ hint: String) {
        super.show(hint + ".")
    }

    override func start() {
        Trace.record("polite start")
        super.start()
    }
}
