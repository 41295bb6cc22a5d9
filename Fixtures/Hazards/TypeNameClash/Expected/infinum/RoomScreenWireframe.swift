import UIKit

final class RoomScreenWireframe: BaseWireframe<RoomViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = RoomViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: RoomViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: RoomViewController,
        booking: RoomInteractor
    ) -> RoomScreenPresenterInterface {
        RoomScreenWireframe(existing: viewController).makePresenter(for: viewController, booking: booking)
    }

    private func makePresenter(for view: RoomScreenViewInterface, booking: RoomInteractor) -> RoomScreenPresenter {
        let interactor = RoomScreenInteractor(booking: booking)
        let presenter = RoomScreenPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension RoomScreenWireframe: RoomScreenWireframeInterface {

    // MARK: - Wireframe

    func close() {
        viewController.dismiss(animated: true)
    }
}
