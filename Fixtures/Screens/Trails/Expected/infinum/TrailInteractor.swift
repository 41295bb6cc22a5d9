import Foundation

@preconcurrency @MainActor
final class TrailInteractor {

    // MARK: - Properties -

    private let trailStore: TrailStore

    private let recorder: Recorder

    // MARK: - Lifecycle -

    init(trailStore: TrailStore? = nil, recorder: Recorder? = nil) {
        self.trailStore = trailStore ?? .shared
        self.recorder = recorder ?? Recorder.shared
    }
}

// MARK: - Extensions -

extension TrailInteractor: TrailInteractorInterface {

    // MARK: - Business use case

    func last() -> Trail {
        trailStore.last()
    }

    func pauseRecorder() {
        recorder.pause()
    }

    func lap(_ number: Int) {
        recorder.lap(number)
    }

    func stop() {
        recorder.stop()
    }

    func lockRecorder(_ isLocked: Bool) {
        recorder.lock(isLocked)
    }

    func near(_ name: String) -> [Trail] {
        trailStore.near(name)
    }

    func copyTrail(_ name: String) {
        trailStore.copy(name)
    }

    func start(_ delay: Int) {
        recorder.start(delay)
    }

    func fetchStop() -> Int {
        recorder.stop()
    }
}
