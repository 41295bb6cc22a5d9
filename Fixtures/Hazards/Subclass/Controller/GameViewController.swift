import UIKit

/// A game of guessing. Variants subclass it.
class GameViewController: UIViewController {

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

    // MARK: - Handle view event

    final func guess(_ number: Int) {
        guesses += 1
        guard number != secret else {
            return didWin()
        }
        show(hint(for: number))
        if guesses >= maximum {
            finish("Lost")
        }
    }

    // MARK: - Wireframe

    func finish(_ text: String) {
        let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    var maximum: Int { 3 }

    func hint(for number: Int) -> String {
        number < secret ? "more" : "less"
    }

    // MARK: - Handle business event

    private func didWin() {
        finish("Won after \(guesses)")
        scores.add(maximum - guesses)
    }

    // MARK: - Business use case

    func start() {
        guesses = 0
        secret = scores.nextSecret()
        show("Guess")
    }

    // MARK: - Manage model

    private let scores = Scores()
    private(set) var guesses = 0
    private var secret = 0
}
