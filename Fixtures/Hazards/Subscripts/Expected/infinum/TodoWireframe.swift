import UIKit

final class TodoWireframe: BaseWireframe<TodoViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TodoViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: TodoViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TodoViewController) -> TodoPresenterInterface {
        TodoWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: TodoViewInterface) -> TodoPresenter {
        let interactor = TodoInteractor()
        let presenter = TodoPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension TodoWireframe: TodoWireframeInterface {
}
