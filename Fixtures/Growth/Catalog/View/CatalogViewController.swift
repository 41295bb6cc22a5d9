import UIKit

final class CatalogViewController: UIViewController {

    var handler: CatalogDirecting!

    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let prices = PriceService()
    private var amounts: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        handler.start()
        loadPrices()
    }

    @IBAction func orderTapped(_ sender: Any?) {
        guard let amount = amounts.last else {
            handler.cancel()
            return
        }
        prices.order(amount)
        showReceipt(of: amount)
    }

    private func loadPrices() {
        prices.fetch { [weak self] amounts in
            guard let self else { return }
            self.amounts = amounts
            self.showPrice("\(self.handler.name): \(amounts.first ?? 0)")
        }
    }

    private func showPrice(_ text: String) {
        priceLabel.text = text
        Trace.record("price = \(text)")
    }

    private func showReceipt(of amount: Int) {
        let receipt = ReceiptViewController()
        receipt.price = amount
        navigationController?.pushViewController(receipt, animated: true)
    }
}

extension CatalogViewController: CatalogShowing {

    func show(_ name: String) {
        nameLabel.text = name
        Trace.record("name = \(name)")
    }
}
