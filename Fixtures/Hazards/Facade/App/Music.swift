import UIKit

struct Song: Equatable {
    var title: String
    var seconds = 100
}

struct PlayOptions {
    var volume = 5
    var repeats = false

    mutating func mute() {
        volume = 0
    }
}

@MainActor
final class Player {
    struct Silent: Error {}

    private(set) var volume = 0

    func play(_ song: Song, at volume: Int) {
        self.volume = volume
        Trace.record("play(\(song.title), \(volume))")
    }

    func stop() {
        Trace.record("stop")
    }
}

@MainActor
protocol PlaylistListener: AnyObject {
    func playlistDidChange(_ playlist: PlaylistViewController)
}
