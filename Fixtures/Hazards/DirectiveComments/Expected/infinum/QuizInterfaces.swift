import UIKit

@preconcurrency @MainActor
protocol QuizWireframeInterface: WireframeInterface {
    func finish()
}

@preconcurrency @MainActor
protocol QuizViewInterface: ViewInterface {
    func showQuestion()
}

@preconcurrency @MainActor
protocol QuizPresenterInterface: PresenterInterface {
    var score: Int { get }
    var questions: QuestionStore { get }
    var current: Question? { get }

    func answer(_ text: String)
    func restart()
}

@preconcurrency @MainActor
protocol QuizInteractorInterface: InteractorInterface {
    var questions: QuestionStore { get }
    var index: Int { get set }
    var current: Question? { get }

    func advance()
}
