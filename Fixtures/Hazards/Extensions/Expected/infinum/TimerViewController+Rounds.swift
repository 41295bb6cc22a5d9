//
//  TimerViewController+Rounds.swift
//

import Foundation
import UIKit

private let roundsPerDay = 2

// MARK: - Update view

extension TimerViewController {

    func updateClock() {
        clockLabel.text = text(of: presenter.clock.seconds)
    }

    private func text(of seconds: Int) -> String {
        String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}

// MARK: - Business use case

extension TimerViewController {

    func beginRound() {
        presenter.beginRound()
    }

    /// Keeps the round, and shows the summary once there are enough.
    func finishRound(named name: String) {
        presenter.clock.stop()
        presenter.store(Round(name: name, seconds: presenter.clock.seconds))
        if presenter.rounds.count >= roundsPerDay {
            presenter.showSummary(of: presenter.rounds)
        }
    }
}

// MARK: -

extension TimerViewController: RoundClockListener {

    func clockDidTick(_ clock: RoundClock) {
        presenter.clockDidTick(clock)
    }
}

extension Round: Comparable {

    static func < (lhs: Round, rhs: Round) -> Bool {
        lhs.seconds < rhs.seconds
    }
}
