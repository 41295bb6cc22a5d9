import Foundation

@preconcurrency @MainActor
final class PlaylistPresenter {

    // MARK: - Private properties -

    private unowned let view: PlaylistViewInterface
    private let interactor: PlaylistInteractorInterface
    private let wireframe: PlaylistWireframeInterface

    // MARK: - Properties -

    var songs: [Song] = []
    var current: Song?
    var plays = 0
    private var lastError = "none"

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

    func didSelectRow(at indexPath: IndexPath) {
        guard songs.indices.contains(indexPath.row) else { return } // a row that is gone
        let song = songs[indexPath.row]
        if song == current {
            wireframe.showSong(song: song)
            return
        }
        current = song
        plays += 1
        interactor.enqueue(song)
    }

    func summary() -> String {
        "\(songs.map(\.title)) \(current?.title ?? "-") \(plays) \(lastError)"
    }

    // MARK: - Handle view event

    func viewDidLoad() {
        plays = 0
        current = songs.first
    }

    func fail(with lastError: String) {
        self.lastError = lastError
        current = nil
    }

    func updatePlays(_ title: String) {
        plays += 1
        songs.append(Song(title: title))
    }
}
