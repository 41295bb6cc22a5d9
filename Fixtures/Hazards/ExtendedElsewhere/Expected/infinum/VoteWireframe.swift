import UIKit

final class VoteWireframe: BaseWireframe<VoteViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = VoteViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: VoteViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: VoteViewController) -> VotePresenterInterface {
        VoteWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: VoteViewInterface) -> VotePresenter {
        let interactor = VoteInteractor()
        let presenter = VotePresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension VoteWireframe: VoteWireframeInterface {
}
