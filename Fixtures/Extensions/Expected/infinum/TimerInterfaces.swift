import UIKit

@preconcurrency @MainActor
protocol TimerWireframeInterface: WireframeInterface {
    func showSummary(of rounds: [Round])
}

@preconcurrency @MainActor
protocol TimerViewInterface: ViewInterface {
    func finishRound(named name: String)
    func updateButton()
}

@preconcurrency @MainActor
protocol TimerPresenterInterface: PresenterInterface {
    var isIdle: Bool { get }
    var rounds: [Round] { get set }
    var clock: RoundClock { get }
    var isRunning: Bool { get }
    var longest: Round? { get }

    func startOrStop()
    func beginRound()
    func store(_ round: Round)
    func showSummary(of rounds: [Round])
}

@preconcurrency @MainActor
protocol TimerInteractorInterface: InteractorInterface {
    var rounds: [Round] { get set }
    var clock: RoundClock { get }
    var isRunning: Bool { get set }
    var longest: Round? { get }

    func beginRound()
    func store(_ round: Round)
}
