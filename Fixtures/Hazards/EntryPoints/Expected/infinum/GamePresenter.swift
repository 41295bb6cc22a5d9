import Foundation

@preconcurrency @MainActor
final class GamePresenter {

    // MARK: - Private properties -

    private unowned let view: GameViewInterface
    private let interactor: GameInteractorInterface
    private let wireframe: GameWireframeInterface

    // MARK: - Handle view event

    var speed = 1
    private var shakes = 0
    private var helps = 0

    // MARK: - Handle business event

    private var ticks = 0

    // MARK: - Lifecycle -

    init(
        view: GameViewInterface,
        interactor: GameInteractorInterface,
        wireframe: GameWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Handle view event

    private func score(_ points: Int) {
        interactor.game.score(points * speed)
        view.showPoints()
    }
}

// MARK: - Extensions -

extension GamePresenter: GamePresenterInterface {

    // MARK: - Handle view event

    /// `super` first.
    func viewDidAppear() {
        view.startTicking()
    }

    /// `super` last.
    func viewWillDisappear() {
        interactor.game.pause("leaving")
    }

    /// No `super` at all.
    func motionEnded() {
        shakes += 1
        interactor.game.pause("shaken \(shakes) times")
    }

    func hit(tag: Int) {
        score(tag)
    }

    func hitByKey() {
        score(1)
    }

    func changeSpeed(value: Float) {
        speed = Int(value)
        view.showPoints()
    }

    func nextRound() {
        interactor.game.next()
        view.showPoints()
    }

    func bonus() {
        score(5 * speed)
    }

    func tapBoard() {
        score(2)
    }

    func holdBoard() {
        interactor.game.pause("held")
    }

    func unwindFromHelp() {
        helps += 1
        interactor.game.pause("help \(helps)")
    }

    // MARK: - Handle business event

    func tick(_ timer: Timer) {
        ticks += 1
        if ticks == 2 { timer.invalidate() }
        score(0)
    }

    func gameDidEnd(_ notification: Notification) {
        guard let winner = notification.userInfo?["winner"] as? String else { return }
        interactor.game.pause("won by \(winner)")
        view.showPoints()
    }

    // MARK: - Forwarding

    var game: Game { interactor.game }
}
