import UIKit

final class OrderViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: OrderPresenterInterface = OrderWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet weak var amountSlider: UISlider!
    @IBOutlet private weak var expressSwitch: UISwitch!
    @IBOutlet weak var totalLabel: UILabel!
    @IBOutlet private weak var orderButton: UIButton!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    @IBOutlet private var badges: [UILabel]!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        amountSlider.value = Float(presenter.amount)
        orderButton.addTarget(self, action: #selector(order), for: .touchUpInside)
        amountSlider.addTarget(self, action: #selector(amountChanged), for: .valueChanged)
        expressSwitch.isOn = presenter.prefersExpress
        presenter.updateTotal()
    }

    // MARK: - Handle view event

    @objc private func amountChanged() {
        presenter.amountChanged()
    }

    /// Reads the form, asks the service, shows what it says, and leaves.
    @objc func order() {
        guard let name = nameField.text, !name.isEmpty else {
            nameField.becomeFirstResponder()
            nameField.placeholder = "Who are you?"
            return
        }
        nameField.resignFirstResponder()
        spinner.startAnimating()
        orderButton.isEnabled = false
        presenter.service.prefersExpress = expressSwitch.isOn
        presenter.service.order(presenter.amount, for: name, express: expressSwitch.isOn) { [weak self] number in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            self.orderButton.isEnabled = true
            guard let number = number else {
                self.totalLabel.textColor = .red
                return self.presenter.explain(name)
            }
            self.presenter.orders.append("\(number) for \(name)")
            for (badge, text) in zip(self.badges, self.presenter.orders) {
                badge.text = text
                badge.isHidden = self.expressSwitch.isOn
            }
            let receipt = ReceiptViewController()
            receipt.number = number
            self.navigationController?.pushViewController(receipt, animated: self.view.isHidden == false)
        }
    }

    // MARK: - Business use case

    func reset() {
        presenter.reset()
    }

    // MARK: - Provide input

    var amountValue: Float { amountSlider.value }

    var isExpressSwitchOn: Bool { expressSwitch.isOn }

    var totalAlpha: CGFloat { totalLabel.alpha }
}

// MARK: - Extensions -

extension OrderViewController: OrderViewInterface {

    // MARK: - Update view

    func setAmountSliderValue(_ value: Float) {
        amountSlider.value = value
    }

    func setFirstBadgeText(_ text: String?) {
        badges.first?.text = text
    }

    func updateTotalLabel(text: String?, isHidden: Bool) {
        totalLabel.text = text
        totalLabel.isHidden = isHidden
    }

    func updateTotalLabelText(_ value: String) {
        totalLabel.text? += value
    }

    func animateTotalLabel(_ alpha: CGFloat, completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.1, animations: {
            self.totalLabel.alpha = alpha
        }, completion: { _ in completion() })
    }

    func setNameFieldText(_ text: String?) {
        nameField.text = text
    }

    func updateBadgesText() {
        badges.forEach { $0.text = "-" }
    }
}
