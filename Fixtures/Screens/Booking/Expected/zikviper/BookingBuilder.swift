import UIKit

/// Makes the parts of the module and connects them.
@preconcurrency @MainActor
enum BookingBuilder {

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController() -> BookingViewController {
        BookingViewController()
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: BookingViewController) -> BookingViewPresenter {
        let wireframe = BookingWireframe()
        let interactor = BookingInteractor()
        let presenter = BookingViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter

        wireframe.view = viewController
        wireframe.router = BookingRouter()

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.wireframe = wireframe

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }
}
