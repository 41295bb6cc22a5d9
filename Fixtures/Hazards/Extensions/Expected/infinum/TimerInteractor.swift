import Foundation

@preconcurrency @MainActor
final class TimerInteractor {

    // MARK: - Manage model

    var rounds: [Round] = []
    let clock: RoundClock
    var isRunning = false

    // MARK: - Lifecycle -

    init(clock: RoundClock) {
        self.clock = clock
    }
}

// MARK: - Extensions -

extension TimerInteractor: TimerInteractorInterface {

    // MARK: - Business use case

    func beginRound() {
        clock.start()
    }

    func store(_ round: Round) {
        rounds.append(round)
        rounds.sort()
    }

    var longest: Round? {
        rounds.max()
    }
}
