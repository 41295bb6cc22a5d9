import UIKit

final class ListWireframe: BaseWireframe<ListViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ListViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.modulePresenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ListViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ListViewController) -> ListPresenterInterface {
        ListWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ListViewInterface) -> ListPresenter {
        let interactor = ListInteractor()
        let presenter = ListPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ListWireframe: ListWireframeInterface {

    // MARK: - Wireframe

    func showFullAlert() {
        viewController.present(UIAlertController(title: "Full", message: nil, preferredStyle: .alert), animated: true)
    }
}
