import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class EpisodesInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: EpisodesInteractorOutputProtocol!

    let account: Account

    private let store: EpisodeStore

    // MARK: - Lifecycle

    convenience init() {
        self.init(account: nil, store: nil)
    }

    init(account: Account?, store: EpisodeStore?) {
        self.account = account ?? .shared
        self.store = store ?? EpisodeStore.shared
    }
}

// MARK: - EpisodesInteractorProtocol

extension EpisodesInteractor: EpisodesInteractorProtocol {

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
