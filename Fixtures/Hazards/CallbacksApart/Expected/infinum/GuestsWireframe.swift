import UIKit

final class GuestsWireframe: BaseWireframe<GuestsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = GuestsViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: GuestsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: GuestsViewController) -> GuestsPresenterInterface {
        GuestsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: GuestsViewInterface) -> GuestsPresenter {
        let interactor = GuestsInteractor()
        let presenter = GuestsPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension GuestsWireframe: GuestsWireframeInterface {
}
