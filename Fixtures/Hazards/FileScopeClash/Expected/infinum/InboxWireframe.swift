import UIKit

final class InboxWireframe: BaseWireframe<InboxViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = InboxViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: InboxViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: InboxViewController) -> InboxPresenterInterface {
        InboxWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: InboxViewInterface) -> InboxPresenter {
        let interactor = InboxInteractor()
        let presenter = InboxPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension InboxWireframe: InboxWireframeInterface {
}
