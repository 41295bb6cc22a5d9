import Foundation

@preconcurrency @MainActor
class PlayerControlsInteractor {

    // MARK: - Module

    weak var eventHandler: PlayerControlsInteractorEventHandler!
    weak var dataSource: PlayerControlsInteractorDataSource!

    // MARK: - Properties

    let service = PlayerService.shared
}

// MARK: - Interactor input

extension PlayerControlsInteractor: PlayerControlsInteractorInput {

    // MARK: - Business use case

    func playService(_ song: Song, at elapsed: Int) {
        service.play(song, at: elapsed)
    }

    func pauseService() {
        service.pause()
    }

    func setVolume(_ value: Float) {
        service.setVolume(value)
    }
}
