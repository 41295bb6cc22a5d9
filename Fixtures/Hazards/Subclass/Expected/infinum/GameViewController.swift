import UIKit

/// A game of guessing. Variants subclass it.
class GameViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: GamePresenterInterface = GameWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var hintLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        start()
    }

    // MARK: - Update view

    func show(_ hint: String) {
        hintLabel.text = hint
    }

    // MARK: - Send view event

    final func guess(_ number: Int) {
        presenter.guess(number)
    }

    // MARK: - Wireframe

    func finish(_ text: String) {
        presenter.showAlert(title: text)
    }

    // MARK: - Provide view data source

    var maximum: Int { 3 }

    func hint(for number: Int) -> String {
        number < presenter.secret ? "more" : "less"
    }

    // MARK: - Business use case

    func start() {
        presenter.start()
        show("Guess")
    }

    // MARK: - Manage model

    var guesses: Int { presenter.guesses }
}

// MARK: - Extensions -

extension GameViewController: GameViewInterface {
}
