import Foundation

@preconcurrency @MainActor
final class PlaylistInteractor {
}

// MARK: - Extensions -

extension PlaylistInteractor: PlaylistInteractorInterface {

    // MARK: - Business use case

    func enqueue(_ song: Song) {
        Jukebox.shared.enqueue(song)
    }
}
