import Foundation

@preconcurrency @MainActor
final class GameInteractor {

    // MARK: - Manage model

    let game = Game()
}

// MARK: - Extensions -

extension GameInteractor: GameInteractorInterface {
}
