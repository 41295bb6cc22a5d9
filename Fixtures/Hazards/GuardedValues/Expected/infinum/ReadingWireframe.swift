import UIKit

final class ReadingWireframe: BaseWireframe<ReadingViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ReadingViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ReadingViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ReadingViewController) -> ReadingPresenterInterface {
        ReadingWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ReadingViewInterface) -> ReadingPresenter {
        let presenter = ReadingPresenter(view: view, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ReadingWireframe: ReadingWireframeInterface {

    // MARK: - Wireframe

    func showPage(page: String) {
        viewController.navigationController?.pushViewController(PageViewController(page: page), animated: false)
    }
}
