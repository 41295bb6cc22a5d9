import UIKit

final class TicketWireframe: BaseWireframe<TicketViewController> {

    // MARK: - Module setup -

    init(event: Event, seat: Int = 1, desk: TicketDesk) {
        let moduleViewController = TicketViewController(event: event, seat: seat, desk: desk)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: TicketViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: TicketViewController,
        event: Event,
        desk: TicketDesk,
        code: String,
        checksum: Int
    ) -> TicketPresenterInterface {
        TicketWireframe(existing: viewController).makePresenter(
            for: viewController,
            event: event,
            desk: desk,
            code: code,
            checksum: checksum
        )
    }

    private func makePresenter(
        for view: TicketViewInterface,
        event: Event,
        desk: TicketDesk,
        code: String,
        checksum: Int
    ) -> TicketPresenter {
        let interactor = TicketInteractor(event: event, desk: desk, code: code)
        let presenter = TicketPresenter(view: view, interactor: interactor, wireframe: self, checksum: checksum)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension TicketWireframe: TicketWireframeInterface {

    // MARK: - Wireframe

    func showReceipt() {
        let receipt = TicketViewController(event: viewController.presenter.event, seat: viewController.presenter.checksum, desk: viewController.presenter.desk)
        receipt.note = "receipt"
        viewController.present(receipt, animated: true)
    }
}
