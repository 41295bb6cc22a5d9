import UIKit

final class OrderViewController: UIViewController {

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var amountSlider: UISlider!
    @IBOutlet private weak var expressSwitch: UISwitch!
    @IBOutlet private weak var totalLabel: UILabel!
    @IBOutlet private weak var orderButton: UIButton!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    @IBOutlet private var badges: [UILabel]!

    private let service = OrderService.shared
    private var amount = 1
    private var orders: [String] = []

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        amountSlider.value = Float(amount)
        orderButton.addTarget(self, action: #selector(order), for: .touchUpInside)
        amountSlider.addTarget(self, action: #selector(amountChanged), for: .valueChanged)
        expressSwitch.isOn = service.prefersExpress
        updateTotal()
    }

    // MARK: - Handle view event

    @objc private func amountChanged() {
        amount = Int(amountSlider.value)
        amountSlider.value = Float(amount)  // snaps to whole numbers
        updateTotal()
        badges.first?.text = "\(amount)"
    }

    /// Reads the form, asks the service, shows what it says, and leaves.
    @objc private func order() {
        guard let name = nameField.text, !name.isEmpty else {
            nameField.becomeFirstResponder()
            nameField.placeholder = "Who are you?"
            return
        }
        nameField.resignFirstResponder()
        spinner.startAnimating()
        orderButton.isEnabled = false
        service.prefersExpress = expressSwitch.isOn
        service.order(amount, for: name, express: expressSwitch.isOn) { [weak self] number in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            self.orderButton.isEnabled = true
            guard let number = number else {
                self.totalLabel.textColor = .red
                return self.explain(name)
            }
            self.orders.append("\(number) for \(name)")
            for (badge, text) in zip(self.badges, self.orders) {
                badge.text = text
                badge.isHidden = self.expressSwitch.isOn
            }
            let receipt = ReceiptViewController()
            receipt.number = number
            self.navigationController?.pushViewController(receipt, animated: self.view.isHidden == false)
        }
    }

    // MARK: - Wireframe

    private func explain(_ name: String) {
        let alert = UIAlertController(title: "Sorry, \(name)", message: totalLabel.text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Less", style: .default) { _ in
            self.amount = max(1, self.amount / 2)
            self.amountSlider.value = Float(self.amount)
            self.updateTotal()
            self.order()
        })
        alert.addAction(UIAlertAction(title: "Give up", style: .cancel) { _ in
            self.service.cancelAll()
            self.navigationController?.popViewController(animated: true)
        })
        present(alert, animated: true)
    }

    // MARK: - Business use case

    private func updateTotal() {
        let price = service.price(of: amount)
        totalLabel.text = "\(price) €"
        totalLabel.isHidden = price == 0
        if expressSwitch.isOn, price > 10 {
            totalLabel.text? += " + 5"
        }
        UIView.animate(withDuration: 0.1, animations: {
            self.totalLabel.alpha = price > 10 ? 1 : 0.5
        }, completion: { _ in
            self.service.log("shown \(price), \(self.totalLabel.alpha)")
        })
    }

    func reset() {
        amount = 1
        orders.removeAll()
        nameField.text = nil
        badges.forEach { $0.text = "-" }
        service.cancelAll()
        dismiss(animated: false)
    }
}
