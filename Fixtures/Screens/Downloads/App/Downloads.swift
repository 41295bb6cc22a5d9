import UIKit

struct Episode: Equatable, Sendable {
    let id: Int
    var title: String
    var seconds: Int
    var isPlayed = false
}

enum DownloadState {
    case idle
    case loading
    case finished(Int)
    case failed(String)
}

enum DownloadError: Error {
    case offline
    case noSpace(Int)
}

enum LibraryError: Error {
    case damaged
}

/// What is on the device.
@MainActor
final class EpisodeStore {
    var isDamaged = false
    private(set) var episodes = [
        Episode(id: 1, title: "Beginnings", seconds: 1500), Episode(id: 2, title: "Middles", seconds: 4000, isPlayed: true),
        Episode(id: 3, title: "Ends", seconds: 3600),
    ]

    func downloaded(unplayedOnly: Bool) throws -> [Episode] {
        Trace.record("library.downloaded(\(unplayedOnly))")
        if isDamaged { throw LibraryError.damaged }
        return unplayedOnly ? episodes.filter { !$0.isPlayed } : episodes
    }

    func usedSpace() -> Int { episodes.reduce(0) { $0 + $1.seconds / 60 } }

    func hasFile(of episode: Episode) -> Bool { episode.id != 3 }

    func delete(_ episode: Episode) {
        Trace.record("store.delete(\(episode.id))")
        episodes.removeAll { $0.id == episode.id }
    }

    func markPlayed(_ episode: Episode) {
        Trace.record("store.markPlayed(\(episode.id))")
        guard let place = episodes.firstIndex(where: { $0.id == episode.id }) else { return }
        episodes[place].isPlayed = true
    }

    func add(_ episode: Episode) { episodes.append(episode) }
}

/// Answers when the driver says so.
@MainActor
final class DownloadManager {
    static let shared = DownloadManager()

    var failure: DownloadError?
    private var waiting: [() -> Void] = []

    func fetchMissing(of episodes: [Episode], completion: @escaping (Result<[Episode], DownloadError>) -> Void) {
        Trace.record("manager.fetchMissing(\(episodes.map(\.id)))")
        waiting.append { [failure] in
            completion(failure.map { .failure($0) } ?? .success([Episode(id: 9, title: "New", seconds: 60)]))
        }
    }

    func answer() {
        let calls = waiting
        waiting = []
        for call in calls { call() }
    }
}

/// Kept in the defaults.
@MainActor
enum DownloadSettings {
    static var openings: Int {
        get { UserDefaults.standard.integer(forKey: "downloads.openings") }
        set { set(newValue, for: "openings") }
    }
    static var position: Double { UserDefaults.standard.double(forKey: "downloads.position") }
    static var showsUnplayedOnly: Bool {
        get { UserDefaults.standard.bool(forKey: "downloads.unplayed") }
        set { set(newValue, for: "unplayed") }
    }
    static var deletesAtOnce: Bool { UserDefaults.standard.bool(forKey: "downloads.atOnce") }
    static var spaceLimit: Int {
        get { UserDefaults.standard.integer(forKey: "downloads.limit") }
        set { set(newValue, for: "limit") }
    }

    private static func set(_ value: Any, for key: String) {
        Trace.record("settings.\(key) = \(value)")
        UserDefaults.standard.set(value, forKey: "downloads." + key)
    }
}

@MainActor
final class PlayerManager {
    private(set) var current: Episode?
    private(set) var isPlaying = false
    var isReady = true

    func play(_ episode: Episode, from position: Double) {
        Trace.record("player.play(\(episode.id), \(position))")
        current = episode
        isPlaying = true
    }

    func pause() {
        Trace.record("player.pause")
        isPlaying = false
    }

    func stop() {
        Trace.record("player.stop")
        current = nil
        isPlaying = false
    }

    func savePosition() { Trace.record("player.savePosition") }
}

@MainActor
protocol EpisodeViewControllerDelegate: AnyObject {
    func episodeViewController(_ controller: EpisodeViewController, didFinish episode: Episode)
    func episodeViewControllerWantsToShare(_ controller: EpisodeViewController)
}

final class EpisodeViewController: UIViewController {
    static var isMissing = false
    var episode: Episode?
    var isPlaying = false
    weak var delegate: EpisodeViewControllerDelegate?

    static func make(named name: String) -> EpisodeViewController? {
        isMissing ? nil : EpisodeViewController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("episode \(episode?.title ?? "none"), \(isPlaying)")
    }
}

final class DownloadSettingsViewController: UIViewController {
    var usedSpace = 0
    var onChange: ((Int) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("settings, \(usedSpace) used")
    }
}

@MainActor
enum ShareSheet {
    static func make(for episode: Episode) -> UIViewController? {
        Trace.record("shares \(episode.title)")
        return episode.isPlayed ? nil : UIViewController()
    }
}
