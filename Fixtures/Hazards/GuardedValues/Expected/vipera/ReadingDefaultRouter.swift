import UIKit

@preconcurrency @MainActor
class ReadingDefaultRouter {

    // MARK: - Module

    weak var presenter: ReadingPresenter!
    weak var viewController: ReadingViewController!
}

// MARK: - ReadingRouter

extension ReadingDefaultRouter: ReadingRouter {

    // MARK: - Router

    func showPage(page: String) {
        viewController.navigationController?.pushViewController(PageViewController(page: page), animated: false)
    }
}
