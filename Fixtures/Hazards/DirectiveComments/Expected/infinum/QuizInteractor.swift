import Foundation

@preconcurrency @MainActor
final class QuizInteractor {

    // MARK: - Properties -

    let questions = QuestionStore()

    var index = 0
}

// MARK: - Extensions -

extension QuizInteractor: QuizInteractorInterface {

    // MARK: - Business use case

    var current: Question? {
        questions.question(at: index)
    }

    // MARK: - Private

    func advance() {
        index += 1
        questions.log("at \(index)")
    }
}
