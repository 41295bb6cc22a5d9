import Foundation

@preconcurrency @MainActor
final class TimerInteractor {

    // MARK: - Public properties -

    weak var output: TimerInteractorOutputInterface!

    // MARK: - Manage model

    var rounds: [Round] = []

    var isRunning = false
}

// MARK: - Extensions -

extension TimerInteractor: TimerInteractorInterface {

    // MARK: - Business use case

    func beginRound() {
        output.clock.start()
    }

    func store(_ round: Round) {
        rounds.append(round)
        rounds.sort()
    }

    var longest: Round? {
        rounds.max()
    }
}
