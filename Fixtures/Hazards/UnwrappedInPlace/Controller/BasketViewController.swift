import UIKit

final class BasketViewController: UIViewController {

    @IBOutlet private weak var shelf: ShelfView!
    @IBOutlet private weak var stack: UIStackView!
    @IBOutlet private weak var noteView: UITextView!
    @IBOutlet private weak var totalLabel: UILabel!

    private var total = 0
    private var seen: Set<String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        seen = []
        totalLabel.text = "empty"
    }

    @IBAction func pick(_ sender: UIButton) {
        for fruit in shelf.fruits {
            total += 1
            seen.insert(fruit)
            BasketStore.shared.add(fruit)
        }
        total += shelf.fruits.count
        if shelf.marked.contains(total) {
            total = 0
        }
        for fruit in seen.sorted() {
            BasketStore.shared.add(fruit + "!")
        }
    }

    @IBAction func note(_ sender: UIButton) {
        total += noteView.text.count
        if noteView.text.hasPrefix("x") {
            BasketStore.shared.add(noteView.text)
        }
    }

    @IBAction func name(_ sender: UIButton) {
        total += 1
        let caption = shelf.caption
        BasketStore.shared.rename(caption)
        if shelf.caption != nil {
            total += 1
        }
    }

    @IBAction func weigh(_ sender: FruitButton) {
        BasketStore.shared.weigh(sender.weights)
        total += 1
        map(total)
        take()
    }

    @IBAction func show(_ sender: UIButton) {
        let fruits: [String]! = BasketStore.shared.fruits()
        total += 1
        list(fruits)
        for fruit in fruits {
            let label = UILabel()
            label.text = fruit
            stack.addArrangedSubview(label)
        }
        total += fruits.count
        totalLabel.text = "\(total)"
    }

    private func list(_ fruits: [String]!) {
        total += 1
        if fruits.count > 1 {
            let label = UILabel()
            label.text = fruits.joined(separator: ", ")
            stack.addArrangedSubview(label)
        }
        total += 1
        seen.removeAll()
    }

    // MARK: - Update view

    private func map(_ total: Int) {
        totalLabel.text = "total \(total)"
    }

    // MARK: - Business use case

    private func take() {
        BasketStore.shared.add("bag")
    }
}
