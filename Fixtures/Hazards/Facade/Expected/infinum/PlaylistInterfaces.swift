import UIKit

@preconcurrency @MainActor
protocol PlaylistWireframeInterface: WireframeInterface {
    func share(_ song: Song)
}

@preconcurrency @MainActor
protocol PlaylistViewInterface: ViewInterface {
    var options: PlayOptions { get }
    var player: Player { get set }

    func showCount()
    func tellListenerDidChange()
}

@preconcurrency @MainActor
protocol PlaylistPresenterInterface: PresenterInterface {
    var songs: [Song] { get set }
    var nowPlaying: Song? { get }
    var listener: PlaylistListener? { get set }
    var onSkip: (Song) -> Bool { get set }
    var unusedTitle: String { get }
    var firstTitle: String { get set }

    func play()
    @discardableResult
    func skip() -> Song?
    func share(_ song: Song)
    func stop(fading seconds: Int) throws -> Int
    func skipAll()
    func duration(of songs: [Song]) -> Int
}

@preconcurrency @MainActor
protocol PlaylistInteractorInterface: InteractorInterface {
    func stop(fading seconds: Int) throws -> Int
    func skipAll()
    func duration(of songs: [Song]) -> Int
}

@preconcurrency @MainActor
protocol PlaylistInteractorOutputInterface: AnyObject, Sendable {
    var songs: [Song] { get }
    var nowPlaying: Song? { get set }
    var onSkip: (Song) -> Bool { get }
    var player: Player { get set }

    @discardableResult
    func skip() -> Song?
}
