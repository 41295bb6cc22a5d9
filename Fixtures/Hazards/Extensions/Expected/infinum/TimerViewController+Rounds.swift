//
//  TimerViewController+Rounds.swift
//

import Foundation
import UIKit

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

    func finishRound(named name: String) {
        presenter.finishRound(named: name)
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
