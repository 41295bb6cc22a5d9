import Foundation

private let roundsPerDay = 2

@preconcurrency @MainActor
final class TimerInteractor {

    // MARK: - Public properties -

    weak var output: TimerInteractorOutputInterface!

    // MARK: - Manage model

    var rounds: [Round] = []
    let clock: RoundClock
    var isRunning = false

    // MARK: - Lifecycle -

    init(clock: RoundClock) {
        self.clock = clock
    }

    // MARK: - Business use case

    private func store(_ round: Round) {
        rounds.append(round)
        rounds.sort()
    }
}

// MARK: - Extensions -

extension TimerInteractor: TimerInteractorInterface {

    // MARK: - Business use case

    func beginRound() {
        clock.start()
    }

    /// Keeps the round, and shows the summary once there are enough.
    func finishRound(named name: String) {
        clock.stop()
        store(Round(name: name, seconds: clock.seconds))
        if rounds.count >= roundsPerDay {
            output.showSummary(of: rounds)
        }
    }

    var longest: Round? {
        rounds.max()
    }
}
