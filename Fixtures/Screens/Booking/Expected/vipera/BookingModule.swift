import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
class BookingModule {

    /// A new screen. It assembles its module when it first needs it.
    func buildDefault() -> BookingViewController {
        BookingViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    func assemble(_ view: BookingViewController) -> BookingDefaultPresenter {
        let interactor = BookingDefaultInteractor()
        let presenter = BookingDefaultPresenter()
        let router = BookingDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return presenter
    }
}
