//
//  TimerViewController+Rounds.swift
//

import Foundation
import UIKit

private let roundsPerDay = 2

// MARK: - Update view

extension TimerViewController {

    func updateClock() {
        clockLabel.text = text(of: clock.seconds)
    }

    private func text(of seconds: Int) -> String {
        String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}

// MARK: - Business use case

extension TimerViewController {

    func beginRound() {
        clock.start()
    }

    /// Keeps the round, and shows the summary once there are enough.
    func finishRound(named name: String) {
        clock.stop()
        store(Round(name: name, seconds: clock.seconds))
        if rounds.count >= roundsPerDay {
            showSummary(of: rounds)
        }
    }

    private func store(_ round: Round) {
        rounds.append(round)
        rounds.sort()
    }

    private var longest: Round? {
        rounds.max()
    }
}

// MARK: -

extension TimerViewController: RoundClockListener {

    func clockDidTick(_ clock: RoundClock) {
        updateClock()
        if clock.seconds > (longest?.seconds ?? .max) {
            clockLabel.textColor = .red
        }
    }
}

extension Round: Comparable {

    static func < (lhs: Round, rhs: Round) -> Bool {
        lhs.seconds < rhs.seconds
    }
}
