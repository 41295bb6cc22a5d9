import UIKit

final class StationWireframe: BaseWireframe<StationViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = StationViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: StationViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: StationViewController) -> StationPresenterInterface {
        StationWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: StationViewInterface) -> StationPresenter {
        let presenter = StationPresenter(view: view, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension StationWireframe: StationWireframeInterface {
}
