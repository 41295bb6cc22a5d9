import UIKit

@preconcurrency @MainActor
class SearchDefaultRouter {

    // MARK: - Module

    weak var presenter: SearchPresenter!
    weak var viewController: SearchViewController!
}

// MARK: - SearchRouter

extension SearchDefaultRouter: SearchRouter {

    // MARK: - Wireframe

    func open(_ hit: Hit) {
        let reader = ReaderViewController(page: hit.page)
        reader.hidesBottomBarWhenPushed = true
        viewController.navigationController?.pushViewController(reader, animated: true)
    }
}
