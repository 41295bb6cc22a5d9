import UIKit

final class CatalogViewController: UIViewController {

    var handler: CatalogDirecting!

    private let nameLabel = UILabel()
    private let priceLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        handler.start()
        handler.loadPrices()
    }

    @IBAction func orderTapped(_ sender: Any?) {
        handler.orderTapped()
    }

    func showPrice(_ text: String) {
        priceLabel.text = text
        Trace.record("price = \(text)")
    }
}

extension CatalogViewController: CatalogShowing {

    func show(_ name: String) {
        nameLabel.text = name
        Trace.record("name = \(name)")
    }
}
