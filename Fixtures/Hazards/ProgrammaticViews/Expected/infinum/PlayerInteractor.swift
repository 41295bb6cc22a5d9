import Foundation

@preconcurrency @MainActor
final class PlayerInteractor {

    // MARK: - Manage model

    let player: MusicPlayer
    var queue: [String]

    // MARK: - Lifecycle -

    init(player: MusicPlayer, queue: [String]) {
        self.player = player
        self.queue = queue
    }
}

// MARK: - Extensions -

extension PlayerInteractor: PlayerInteractorInterface {
}
