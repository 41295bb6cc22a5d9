import Foundation

@preconcurrency @MainActor
final class PlaylistInteractor {

    // MARK: - Public properties -

    weak var output: PlaylistInteractorOutputInterface!
}

// MARK: - Extensions -

extension PlaylistInteractor: PlaylistInteractorInterface {

    // MARK: - Business use case

    func stop(fading seconds: Int) throws -> Int {
        guard output.nowPlaying != nil else { throw Player.Silent() }
        output.player.stop()
        output.nowPlaying = nil
        return output.player.volume - seconds
    }

    // MARK: - Manage model

    func skipAll() {
        while let song = output.songs.first, output.onSkip(song) {
            output.skip()
        }
    }

    func duration(of songs: [Song]) -> Int {
        songs.reduce(0) { $0 + $1.seconds }
    }
}
