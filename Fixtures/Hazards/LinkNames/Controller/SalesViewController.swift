import UIKit

final class SalesViewController: UIViewController {

    @IBOutlet private weak var sumLabel: UILabel!

    var onSale: (() -> Void)?
    private var sum = 0

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        show("none")
    }

    // MARK: - Update view

    private func show(_ text: String) {
        Trace.record("show \(text)")
        sumLabel?.text = text
    }

    // MARK: - Handle view event

    func sellTea() {
        let view = 10
        Till.shared.pay { amount in
            self.sum += amount * view
            self.show("tea \(self.sum)")
        }
    }

    func sellCake() {
        Till.shared.pay { view in
            self.sum += view
            self.onSale?()
            self.show("cake \(self.sum)")
        }
    }

    func sellBread() {
        Till.shared.pay { [weak self] view in
            guard let self else { return }
            self.sum += view
            self.onSale?()
            self.show("bread \(self.sum)")
        }
    }

    func sellMilk() {
        Till.shared.pay { [weak self] amount in
            guard let view = self else { return Trace.record("nobody sells milk") }
            view.sum += amount
            view.onSale?()
            view.show("milk \(view.sum)")
        }
    }

    func sellAll() async {
        let view = sum
        await Task.yield()
        sum += view
        show("all \(sum)")
    }
}
