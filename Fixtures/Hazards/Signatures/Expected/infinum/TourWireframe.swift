import UIKit

final class TourWireframe: BaseWireframe<TourViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TourViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: TourViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TourViewController) -> TourPresenterInterface {
        TourWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: TourViewInterface) -> TourPresenter {
        let interactor = TourInteractor()
        let presenter = TourPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension TourWireframe: TourWireframeInterface {
}
