import UIKit

final class CatalogRouter: CatalogWays {

    weak var viewController: CatalogViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }

    func showReceipt(of amount: Int) {
        let receipt = ReceiptViewController()
        receipt.price = amount
        viewController?.navigationController?.pushViewController(receipt, animated: true)
    }
}
