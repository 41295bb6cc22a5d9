import UIKit

@preconcurrency @MainActor
protocol TimerWireframeInterface: WireframeInterface {
    func showSummary(of rounds: [Round])
}

@preconcurrency @MainActor
protocol TimerViewInterface: ViewInterface {
    func updateButton()
    func setClockLabelTextColorToRed()
    func updateClock()
}

@preconcurrency @MainActor
protocol TimerPresenterInterface: PresenterInterface {
    var isIdle: Bool { get }
    var rounds: [Round] { get set }
    var clock: RoundClock { get }
    var isRunning: Bool { get }

    func clockDidTick(_ clock: RoundClock)
    func startOrStop()
    func beginRound()
    func finishRound(named name: String)
    func showSummary(of rounds: [Round])
}

@preconcurrency @MainActor
protocol TimerInteractorInterface: InteractorInterface {
    var rounds: [Round] { get set }
    var clock: RoundClock { get }
    var isRunning: Bool { get set }
    var longest: Round? { get }

    func beginRound()
    func finishRound(named name: String)
}

@preconcurrency @MainActor
protocol TimerInteractorOutputInterface: AnyObject, Sendable {
    func showSummary(of rounds: [Round])
}
