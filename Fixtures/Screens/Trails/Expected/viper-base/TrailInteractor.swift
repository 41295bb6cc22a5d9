import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class TrailInteractor: VIPERInteractor {

    // MARK: - Properties

    weak var presenter: TrailInteractorOutputProtocol!

    private let trailStore: TrailStore

    private let recorder: Recorder

    // MARK: - Lifecycle

    convenience init() {
        self.init(trailStore: nil, recorder: nil)
    }

    init(trailStore: TrailStore?, recorder: Recorder?) {
        self.trailStore = trailStore ?? .shared
        self.recorder = recorder ?? Recorder.shared
    }
}

// MARK: - TrailInteractorProtocol

extension TrailInteractor: TrailInteractorProtocol {

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
