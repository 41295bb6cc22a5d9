import UIKit

final class PlanWireframe: BaseWireframe<PlanViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PlanViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: PlanViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PlanViewController) -> PlanPresenterInterface {
        PlanWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: PlanViewInterface) -> PlanPresenter {
        let presenter = PlanPresenter(view: view, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension PlanWireframe: PlanWireframeInterface {
}
