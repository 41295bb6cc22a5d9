import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class TrailBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: TrailViewController, presenter: TrailPresenter) {
        let view = TrailViewController()
        return (view, view.presenter as! TrailPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: TrailViewController) -> TrailPresenter {
        let router = TrailRouter()
        let interactor = TrailInteractor()
        let presenter = TrailPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
