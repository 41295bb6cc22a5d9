import Foundation

@preconcurrency @MainActor
class PlayerControlsViewPresenter {

    // MARK: - Module

    weak var view: PlayerControlsViewInput!
    var interactor: PlayerControlsInteractorInput!
    var wireframe: PlayerControlsWireframeInput!

    // MARK: - Properties

    /// The seconds that are left out of a song by a double tap.
    var skippedSeconds = 1

    var song: Song?
    private var place = 0
    private var elapsed = 0
    var isPlaying = false
    private var timer: Timer?

    // MARK: - Helpers

    deinit {
        timer?.invalidate()
    }

    // MARK: - Queue

    private func play() {
        guard let song else { return }
        isPlaying = true
        interactor.playService(song, at: elapsed)
        view.setPlayButtonTitle("Pause")
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.tick()
            }
        }
        view.tellDelegateDidStart(song)
    }

    private func tick() {
        let view = self.view!
        guard let song else { return }
        elapsed += 1
        view.setTimeLabelText(timeText)
        if elapsed < song.length { return }
        pause()
        select(place + 1)
        if self.song?.title != song.title { play() }
    }

    private var timeText: String {
        let left = (song?.length ?? 0) - elapsed
        return left < 10 ? "0:0\(left)" : "0:\(left)"
    }
}

// MARK: - View event handler

extension PlayerControlsViewPresenter: PlayerControlsViewEventHandler {

    // MARK: - Queue

    func select(_ index: Int) {
        guard index < interactor.service.queue.count else { return view.finish() }
        place = index
        elapsed = 0
        let next = interactor.service.queue[index]
        song = next
        view.setTitleLabelText(next.title)
        view.setTimeLabelText(timeText)
        interactor.service.isFavorite(next) { [weak self] isFavorite in
            guard let self, self.song?.title == next.title else { return }
            self.view.setFavoriteBadgeHidden(!isFavorite)
        }
    }

    func pause() {
        isPlaying = false
        timer?.invalidate()
        timer = nil
        interactor.pauseService()
        view.setPlayButtonTitle("Play")
    }

    // MARK: - Actions

    func playTapped() {
        if isPlaying { pause() } else { play() }
    }

    func volumeChanged(value: Float) {
        interactor.setVolume(value)
    }

    func doubleTapped() {
        elapsed += skippedSeconds
        view.setTimeLabelText(timeText)
    }

    // MARK: - Handle view event

    func clearSong() {
        song = nil
    }
}

// MARK: - View data source

extension PlayerControlsViewPresenter: PlayerControlsViewDataSource {
}

// MARK: - Interactor event handler

extension PlayerControlsViewPresenter: PlayerControlsInteractorEventHandler {
}

// MARK: - Interactor data source

extension PlayerControlsViewPresenter: PlayerControlsInteractorDataSource {
}
