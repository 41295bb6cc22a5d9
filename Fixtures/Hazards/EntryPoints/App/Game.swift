import UIKit

@MainActor
final class Game {
    private(set) var points = 0
    private(set) var round = 1

    func score(_ points: Int) {
        self.points += points
        Trace.record("game.score(\(points))")
    }

    func next() {
        round += 1
        Trace.record("game.next()")
    }

    func pause(_ reason: String) {
        Trace.record("game.pause(\(reason))")
    }
}

extension Notification.Name {
    static let gameDidEnd = Notification.Name("gameDidEnd")
}
