import UIKit

final class QuizViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: QuizPresenterInterface = QuizWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var questionLabel: UILabel!
    @IBOutlet private weak var scoreLabel: UILabel!

    var score: Int { presenter.score }

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showQuestion()
    }

    // MARK: - Business use case

    // viper-split: view
    func showQuestion() {
        questionLabel.text = presenter.current?.text ?? "The end"
        showScore()
    }

    // MARK: - Update view

    func answer(_ text: String) {
        presenter.answer(text)
    }

    private func showScore() {
        scoreLabel.text = "\(presenter.score)"
    }

    // MARK: - Private

    // viper-split: janitor
    private func tidy() {
        scoreLabel.text = nil
    }

    func hide() {
        // viper-split: presenter
        tidy()
    }
}

// MARK: - Extensions -

extension QuizViewController: QuizViewInterface {
}
