import UIKit

struct Song: Equatable {
    let title: String
    var plays = 0
}

final class Jukebox {
    static let shared = Jukebox()
    private(set) var queue: [String] = []
    private var waiting: [() -> Void] = []

    func enqueue(_ song: Song) {
        queue.append(song.title)
        Trace.record("enqueue \(song.title)")
    }

    func lookUp(_ title: String, then done: @escaping () -> Void) {
        Trace.record("look up \(title)")
        waiting.append(done)
    }

    func answer() {
        let all = waiting
        waiting = []
        all.forEach { $0() }
    }
}

final class SongViewController: UIViewController {
    init(song: Song) {
        super.init(nibName: nil, bundle: nil)
        title = song.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
