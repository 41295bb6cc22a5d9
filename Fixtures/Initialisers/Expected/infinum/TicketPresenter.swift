import Foundation

@preconcurrency @MainActor
final class TicketPresenter {

    // MARK: - Private properties -

    private unowned let view: TicketViewInterface
    private let interactor: TicketInteractorInterface
    private let wireframe: TicketWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: TicketViewInterface,
        interactor: TicketInteractorInterface,
        wireframe: TicketWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TicketPresenter: TicketPresenterInterface {

    // MARK: - Handle view event

    func pay() {
        view.desk.pay(view.price, for: view.code, isPress: view.isPress)
        view.note = "paid"
        view.showCode()
        wireframe.showReceipt()
    }

    func discount() {
        view.price -= 1
        view.showCode()
    }

    // MARK: - Forwarding

    func register() {
        interactor.register()
    }
}

extension TicketPresenter: TicketInteractorOutputInterface {

    // MARK: - Forwarding

    var note: String {
        get { view.note }
        set { view.note = newValue }
    }

    var desk: TicketDesk { view.desk }
}
