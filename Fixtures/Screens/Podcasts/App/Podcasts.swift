import UIKit

struct Episode: Equatable {
    var title: String
    var isDownloaded = false
    var note = ""
}

enum Speed: String, CaseIterable { case slow, normal, fast }

@MainActor
final class EpisodeStore {
    static let shared = EpisodeStore()
    var folders = ["Later", "Work", "Old"]
    var speed = Speed.normal { didSet { Trace.record("speed \(speed)") } }
    var episodes = [
        Episode(title: "Birds"), Episode(title: "Comets", isDownloaded: true), Episode(title: "Drums"),
    ]

    func load() -> [Episode] {
        Trace.record("load")
        return episodes
    }

    func move(_ episode: Episode, to folder: String) { Trace.record("move \(episode.title) to \(folder)") }

    func delete(_ episode: Episode) {
        Trace.record("delete \(episode.title)")
        episodes.removeAll { $0 == episode }
    }

    func save(_ note: String, of episode: Episode) { Trace.record("save \(note) of \(episode.title)") }

    @available(iOS 14, *)
    func prefetch(_ count: Int) { Trace.record("prefetch \(count)") }
}

@MainActor
final class Account {
    static let shared = Account()
    var isKnown = false

    /// Gives the screen to sign in with, or nil if that isn't needed.
    func authenticate(then handler: @escaping (UIViewController?) -> Void) {
        Trace.record("authenticate, known: \(isKnown)")
        MainLoop.enqueue {
            let screen = SignInViewController()
            screen.title = "Sign in"
            handler(self.isKnown ? nil : screen)
        }
    }
}

struct Order { let number: Int }

@MainActor
final class Shop {
    static let shared = Shop()
    private var count = 0

    func buy(
        _ episode: Episode, presentingViewController: UIViewController?, completion: @escaping (Bool) -> Void
    ) -> Order {
        count += 1
        Trace.record("buy \(episode.title) from \(presentingViewController?.title ?? "nil")")
        let isPaid = count > 1
        MainLoop.enqueue { completion(isPaid) }
        return Order(number: count)
    }
}
