import UIKit

final class NotebookWireframe: BaseWireframe<NotebookViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = NotebookViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: NotebookViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: NotebookViewController) -> NotebookPresenterInterface {
        NotebookWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: NotebookViewInterface) -> NotebookPresenter {
        let interactor = NotebookInteractor()
        let presenter = NotebookPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension NotebookWireframe: NotebookWireframeInterface {

    // MARK: - Wireframe

    func welcome() {
        let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
        viewController.present(alert, animated: false)
    }
}
