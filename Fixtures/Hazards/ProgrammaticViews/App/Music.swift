import UIKit

@MainActor
final class MusicPlayer {
    func play(_ song: String, speed: Int) {
        Trace.record("play(\(song), speed: \(speed))")
    }

    func pause() {
        Trace.record("pause")
    }
}

final class QueueViewController: UIViewController {
    var songs: [String] = [] {
        didSet { Trace.record("queue = \(songs)") }
    }
    var onPick: ((Int) -> Void)?
}
