import Foundation

@preconcurrency @MainActor
final class GamePresenter {

    // MARK: - Private properties -

    private unowned let view: GameViewInterface
    private let interactor: GameInteractorInterface
    private let wireframe: GameWireframeInterface

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

    // MARK: - Handle business event

    private func didWin() {
        view.finish("Won after \(interactor.guesses)")
        interactor.scores.add(view.maximum - interactor.guesses)
    }
}

// MARK: - Extensions -

extension GamePresenter: GamePresenterInterface {

    // MARK: - Handle view event

    final func guess(_ number: Int) {
        interactor.guesses += 1
        guard number != interactor.secret else {
            return didWin()
        }
        view.show(view.hint(for: number))
        if interactor.guesses >= view.maximum {
            view.finish("Lost")
        }
    }

    func start() {
        interactor.guesses = 0
        interactor.secret = interactor.scores.nextSecret()
    }

    // MARK: - Forwarding

    func showAlert(title: String) {
        wireframe.showAlert(title: title)
    }

    var guesses: Int { interactor.guesses }

    var secret: Int { interactor.secret }
}
