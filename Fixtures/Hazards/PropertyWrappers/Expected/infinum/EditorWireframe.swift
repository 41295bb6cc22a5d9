import UIKit

final class EditorWireframe: BaseWireframe<EditorViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = EditorViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: EditorViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: EditorViewController) -> EditorPresenterInterface {
        EditorWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: EditorViewInterface) -> EditorPresenter {
        let presenter = EditorPresenter(view: view, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension EditorWireframe: EditorWireframeInterface {
}
