import Foundation
import UIKit

struct Song {
    let title: String
    let length: Int
}

final class PlayerService {
    static let shared = PlayerService()
    private(set) var queue = [Song(title: "Alba", length: 2), Song(title: "Brisa", length: 3)]

    func play(_ song: Song, at second: Int) {
        Trace.record("service.play(\(song.title), at: \(second))")
    }

    func pause() {
        Trace.record("service.pause()")
    }

    func setVolume(_ volume: Float) {
        Trace.record("service.setVolume(\(volume))")
    }

    func isFavorite(_ song: Song, _ done: @escaping (Bool) -> Void) {
        Trace.record("service.isFavorite(\(song.title))")
        DispatchQueue.main.async { done(song.length > 2) }
    }
}

protocol PlayerControlsDelegate: AnyObject {
    func controls(_ controls: PlayerControlsView, didStart title: String)
    func controlsDidFinish(_ controls: PlayerControlsView)
}

final class LyricsViewController: UIViewController {
    var song = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("lyrics of \(song)")
    }
}
