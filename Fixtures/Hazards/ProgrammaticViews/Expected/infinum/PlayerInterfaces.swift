import UIKit

@preconcurrency @MainActor
protocol PlayerWireframeInterface: WireframeInterface {
    func showQueue()
    func hideQueue()
    func setQueueControllerSongs(_ songs: [String])
}

@preconcurrency @MainActor
protocol PlayerViewInterface: ViewInterface {
    func updateTitle()
}

@preconcurrency @MainActor
protocol PlayerPresenterInterface: PresenterInterface {
    var speeds: [Int] { get }
    var speed: Int { get }
    var isPlaying: Bool { get }
    var isCompact: Bool { get set }
    var queue: [String] { get set }

    func playOrPause()
    func chooseSpeed(tag: Int)
    func skip()
    func showQueue()
}

@preconcurrency @MainActor
protocol PlayerInteractorInterface: InteractorInterface {
    var player: MusicPlayer { get }
    var queue: [String] { get set }
}
