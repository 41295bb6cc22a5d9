import UIKit

/// Asks whether reports may be sent.
final class ConsentViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ConsentPresenterInterface = ConsentWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private var answerLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    @IBAction private func ask() {
        presenter.ask()
    }

    func countLater() {
        presenter.countLater()
    }

    @IBAction private func readTerms() {
        presenter.readTerms()
    }

    @IBAction private func readOften() {
        presenter.readOften()
    }
}

// MARK: - Extensions -

extension ConsentViewController: ConsentViewInterface {

    // MARK: - Update view

    func setAnswerLabelText(_ text: String?) {
        answerLabel.text = text
    }

    func setAnswerLabelHidden(_ isHidden: Bool) {
        answerLabel.isHidden = isHidden
    }

    func setAnswerLabelAlpha(_ alpha: CGFloat) {
        answerLabel.alpha = alpha
    }
}
