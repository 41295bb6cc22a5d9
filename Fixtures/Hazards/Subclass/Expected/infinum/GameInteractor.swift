import Foundation

@preconcurrency @MainActor
final class GameInteractor {

    // MARK: - Manage model

    let scores = Scores()
    var guesses = 0
    var secret = 0
}

// MARK: - Extensions -

extension GameInteractor: GameInteractorInterface {
}
