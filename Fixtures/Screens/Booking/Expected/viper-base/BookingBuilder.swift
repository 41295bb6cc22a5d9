import UIKit

/// Makes the parts of the module and connects them.
class BookingBuilder: VIPERBuilder<BookingViewController, BookingPresenter, BookingInteractor, BookingRouter> {

    override class var defaultViewUIType: VIPERViewUIType { .none }

    /// A new screen with its presenter.
    static func build() -> (view: BookingViewController, presenter: BookingViewOutputProtocol) {
        let view = BookingViewController()
        return (view, view.presenter)
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
