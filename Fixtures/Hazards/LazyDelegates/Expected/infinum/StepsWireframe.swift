import UIKit

final class StepsWireframe: BaseWireframe<StepsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = StepsViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: StepsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: StepsViewController) -> StepsPresenterInterface {
        StepsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: StepsViewInterface) -> StepsPresenter {
        let interactor = StepsInteractor()
        let presenter = StepsPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension StepsWireframe: StepsWireframeInterface {
}
