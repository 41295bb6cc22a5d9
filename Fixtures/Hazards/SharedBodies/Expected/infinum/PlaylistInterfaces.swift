import UIKit

@preconcurrency @MainActor
protocol PlaylistWireframeInterface: WireframeInterface {
    func showSong(song: Song)
}

@preconcurrency @MainActor
protocol PlaylistViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol PlaylistPresenterInterface: PresenterInterface {
    var songs: [Song] { get set }
    var current: Song? { get }
    var plays: Int { get set }

    func didSelectRow(at indexPath: IndexPath)
    func summary() -> String
    func viewDidLoad()
    func fail(with lastError: String)
    func updatePlays(_ title: String)
}

@preconcurrency @MainActor
protocol PlaylistInteractorInterface: InteractorInterface {
    func enqueue(_ song: Song)
}
