import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class InboxBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: InboxViewController, presenter: InboxPresenter) {
        let view = InboxViewController()
        return (view, view.presenter as! InboxPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: InboxViewController) -> InboxPresenter {
        let router = InboxRouter()
        let interactor = InboxInteractor()
        let presenter = InboxPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
