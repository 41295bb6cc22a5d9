import UIKit

@preconcurrency @MainActor
protocol PlayerControlsViewInput: AnyObject, Sendable {
    func finish()
    func setTitleLabelText(_ text: String?)
    func setTimeLabelText(_ text: String?)
    func setFavoriteBadgeHidden(_ isHidden: Bool)
    func setPlayButtonTitle(_ title: String?)
    func tellDelegateDidStart(_ song: Song)
}

@preconcurrency @MainActor
protocol PlayerControlsViewEventHandler: AnyObject, Sendable {
    func select(_ index: Int)
    func pause()
    func playTapped()
    func volumeChanged(value: Float)
    func doubleTapped()
    func clearSong()
}

@preconcurrency @MainActor
protocol PlayerControlsViewDataSource: AnyObject, Sendable {
    var skippedSeconds: Int { get set }
    var song: Song? { get }
    var isPlaying: Bool { get }
}

@preconcurrency @MainActor
protocol PlayerControlsInteractorInput: AnyObject, Sendable {
    var service: PlayerService { get }

    func playService(_ song: Song, at elapsed: Int)
    func pauseService()
    func setVolume(_ value: Float)
}

@preconcurrency @MainActor
protocol PlayerControlsInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlayerControlsInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlayerControlsWireframeInput: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol PlayerControlsRouterInput: AnyObject, Sendable {
}
