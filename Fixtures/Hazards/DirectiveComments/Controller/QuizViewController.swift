import UIKit

final class QuizViewController: UIViewController {

    @IBOutlet private weak var questionLabel: UILabel!
    @IBOutlet private weak var scoreLabel: UILabel!

    // viper-split: interactor
    private let questions = QuestionStore()

    // viper-split: presenter
    /// How many answers were right.
    private(set) var score = 0

    private var index = 0  // viper-split: interactor

    override func viewDidLoad() {
        super.viewDidLoad()
        showQuestion()
    }

    // MARK: - Business use case

    // viper-split: view
    private func showQuestion() {
        questionLabel.text = current?.text ?? "The end"
        showScore()
    }

    private var current: Question? {
        questions.question(at: index)
    }

    // MARK: - Update view

    /// The title says view, the comment knows better.
    // viper-split: presenter
    func answer(_ text: String) {
        guard let question = current else { return finish() }
        if text == question.answer {
            score += 1
        }
        advance()
        showQuestion()
    }

    private func showScore() {
        scoreLabel.text = "\(score)"
    }

    // viper-split: wireframe
    private func finish() {
        finish(with: "You have \(score) of \(questions.count)")
    }

    //viper-split:wireframe
    private func finish(with message: String) {
        let alert = UIAlertController(title: "Done", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default) { [weak self] _ in
            self?.restart()
        })
        present(alert, animated: true)
    }

    // MARK: - Private

    // viper-split: Interactor
    private func advance() {
        index += 1
        questions.log("at \(index)")
    }

    // viper-split: presenter
    private func restart() {
        score = 0
        index = 0
        showQuestion()
    }

    // viper-split: janitor
    private func tidy() {
        scoreLabel.text = nil
    }

    func hide() {
        // viper-split: presenter
        tidy()
    }
}
