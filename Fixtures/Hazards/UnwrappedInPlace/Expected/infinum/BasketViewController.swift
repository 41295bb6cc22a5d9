import UIKit

final class BasketViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: BasketPresenterInterface = BasketWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var shelf: ShelfView!
    @IBOutlet private weak var stack: UIStackView!
    @IBOutlet private weak var noteView: UITextView!
    @IBOutlet private weak var totalLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.seen = []
        totalLabel.text = "empty"
    }

    @IBAction func pick(_ sender: UIButton) {
        presenter.pick()
    }

    @IBAction func note(_ sender: UIButton) {
        presenter.note()
    }

    @IBAction func name(_ sender: UIButton) {
        presenter.name()
    }

    @IBAction func weigh(_ sender: FruitButton) {
        presenter.weigh(weights: sender.weights)
    }

    @IBAction func show(_ sender: UIButton) {
        presenter.show()
    }

    // MARK: - Provide input

    var shelfFruits: [String]! { shelf.fruits }

    var shelfMarked: Set<Int>! { shelf.marked }

    var noteViewText: String! { noteView.text }

    var shelfCaption: String? { shelf.caption }
}

// MARK: - Extensions -

extension BasketViewController: BasketViewInterface {

    // MARK: - Update view

    func map(_ total: Int) {
        totalLabel.text = "total \(total)"
    }

    func setTotalLabelText(_ text: String?) {
        totalLabel.text = text
    }

    func updateLabelText(_ fruits: [String]!) {
        for fruit in fruits {
            let label = UILabel()
            label.text = fruit
            stack.addArrangedSubview(label)
        }
    }

    func setUpLabel(_ fruits: [String]!) {
        let label = UILabel()
        label.text = fruits.joined(separator: ", ")
        stack.addArrangedSubview(label)
    }
}
