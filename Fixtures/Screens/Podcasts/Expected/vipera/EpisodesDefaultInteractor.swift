import Foundation

@preconcurrency @MainActor
class EpisodesDefaultInteractor {

    // MARK: - Module

    weak var presenter: EpisodesPresenter!

    // MARK: - Properties

    let account: Account

    private let store: EpisodeStore

    // MARK: - Lifecycle

    init(account: Account? = nil, store: EpisodeStore? = nil) {
        self.account = account ?? .shared
        self.store = store ?? EpisodeStore.shared
    }
}

// MARK: - EpisodesInteractor

extension EpisodesDefaultInteractor: EpisodesInteractor {

    // MARK: - Business use case

    var folders: [String] { store.folders }

    var speed: Speed { store.speed }

    func load() -> [Episode] {
        store.load()
    }

    @available(iOS 14, *)
    func prefetch(_ count: Int) {
        store.prefetch(count)
    }

    func move(_ episode: Episode, to folder: String) {
        store.move(episode, to: folder)
    }

    func delete(_ episode: Episode) {
        store.delete(episode)
    }

    func setSpeed(_ speed: Speed) {
        store.speed = speed
    }

    func saveNote(_ note: String, of episode: Episode) {
        store.save(note, of: episode)
    }
}
