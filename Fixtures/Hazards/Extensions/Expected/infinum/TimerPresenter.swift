import Foundation

@preconcurrency @MainActor
final class TimerPresenter {

    // MARK: - Private properties -

    private unowned let view: TimerViewInterface
    private let interactor: TimerInteractorInterface
    private let wireframe: TimerWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: TimerViewInterface,
        interactor: TimerInteractorInterface,
        wireframe: TimerWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Provide view data source

    fileprivate var roundName: String {
        "Round \(interactor.rounds.count + 1)"
    }
}

// MARK: - Extensions -

extension TimerPresenter: TimerPresenterInterface {

    func clockDidTick(_ clock: RoundClock) {
        view.updateClock()
        if clock.seconds > (interactor.longest?.seconds ?? .max) {
            view.setClockLabelTextColorToRed()
        }
    }

    // MARK: - Handle view event

    func startOrStop() {
        if interactor.isRunning {
            interactor.finishRound(named: roundName)
        } else {
            interactor.beginRound()
        }
        interactor.isRunning.toggle()
        view.updateButton()
    }

    // MARK: - Provide view data source

    var isIdle: Bool { !interactor.isRunning }

    // MARK: - Forwarding

    var rounds: [Round] {
        get { interactor.rounds }
        set { interactor.rounds = newValue }
    }

    var clock: RoundClock { interactor.clock }

    var isRunning: Bool { interactor.isRunning }

    func beginRound() {
        interactor.beginRound()
    }

    func finishRound(named name: String) {
        interactor.finishRound(named: name)
    }

    func showSummary(of rounds: [Round]) {
        wireframe.showSummary(of: rounds)
    }
}

extension TimerPresenter: TimerInteractorOutputInterface {
}
