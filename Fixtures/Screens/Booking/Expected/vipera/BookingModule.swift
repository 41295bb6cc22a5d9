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
        let router = BookingDefaultRouter()
        let interactor = BookingDefaultInteractor()
        let presenter = BookingDefaultPresenter(interactor: interactor, router: router)

        view.presenter = presenter
        presenter.view = view
        interactor.presenter = presenter
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
