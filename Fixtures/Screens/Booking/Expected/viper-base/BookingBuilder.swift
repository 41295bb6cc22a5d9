import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
final class BookingBuilder {

    /// A new screen with its presenter.
    static func build() -> (view: BookingViewController, presenter: BookingPresenter) {
        let view = BookingViewController()
        return (view, view.presenter as! BookingPresenter)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ view: BookingViewController) -> BookingPresenter {
        let router = BookingRouter()
        let interactor = BookingInteractor()
        let presenter = BookingPresenter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
