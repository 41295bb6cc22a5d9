import Foundation

@preconcurrency @MainActor
final class QuizPresenter {

    // MARK: - Private properties -

    private unowned let view: QuizViewInterface
    private let interactor: QuizInteractorInterface
    private let wireframe: QuizWireframeInterface

    // MARK: - Properties -

    /// How many answers were right.
    private(set) var score = 0

    // MARK: - Lifecycle -

    init(
        view: QuizViewInterface,
        interactor: QuizInteractorInterface,
        wireframe: QuizWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension QuizPresenter: QuizPresenterInterface {

    /// The title says view, the comment knows better.
    func answer(_ text: String) {
        guard let question = interactor.current else { return wireframe.finish() }
        if text == question.answer {
            score += 1
        }
        interactor.advance()
        view.showQuestion()
    }

    // MARK: - Private

    func restart() {
        score = 0
        interactor.index = 0
        view.showQuestion()
    }

    // MARK: - Forwarding

    var questions: QuestionStore { interactor.questions }

    var current: Question? { interactor.current }
}
