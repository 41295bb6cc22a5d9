import Foundation

@preconcurrency @MainActor
final class PlaylistPresenter {

    // MARK: - Private properties -

    private unowned let view: PlaylistViewInterface
    private let interactor: PlaylistInteractorInterface
    private let wireframe: PlaylistWireframeInterface

    // MARK: - Provide view data source

    /// What comes next, in order.
    var songs: [Song] = []

    /// The song that is heard at the moment. Only this screen decides that.
    var nowPlaying: Song?

    weak var listener: PlaylistListener?

    var onSkip: (Song) -> Bool = { _ in true }

    // MARK: - Lifecycle -

    init(
        view: PlaylistViewInterface,
        interactor: PlaylistInteractorInterface,
        wireframe: PlaylistWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PlaylistPresenter: PlaylistPresenterInterface {

    // MARK: - Handle view event

    func play() {
        guard let song = songs.first else { return }
        nowPlaying = song
        view.player.play(song, at: view.options.volume)
        view.showCount()
    }

    @discardableResult
    func skip() -> Song? {
        guard !songs.isEmpty else { return nil }
        let skipped = songs.removeFirst()
        view.showCount()
        return skipped
    }

    // MARK: - Provide view data source

    var unusedTitle: String {
        "\(songs.count) to go"
    }

    var firstTitle: String {
        get { songs.first?.title ?? "" }
        set {
            guard !songs.isEmpty else { return }
            songs[0].title = newValue
            view.tellListenerDidChange()
        }
    }

    // MARK: - Forwarding

    func share(_ song: Song) {
        wireframe.share(song)
    }

    func stop(fading seconds: Int) throws -> Int {
        try interactor.stop(fading: seconds)
    }

    func skipAll() {
        interactor.skipAll()
    }

    func duration(of songs: [Song]) -> Int {
        interactor.duration(of: songs)
    }
}

extension PlaylistPresenter: PlaylistInteractorOutputInterface {

    // MARK: - Forwarding

    var player: Player {
        get { view.player }
        set { view.player = newValue }
    }
}
