import UIKit

final class CatalogRouter: CatalogWays {

    weak var viewController: CatalogViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
