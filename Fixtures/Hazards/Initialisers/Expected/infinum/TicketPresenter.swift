import Foundation

@preconcurrency @MainActor
final class TicketPresenter {

    // MARK: - Private properties -

    private unowned let view: TicketViewInterface
    private let interactor: TicketInteractorInterface
    private let wireframe: TicketWireframeInterface

    // MARK: - Provide view data source

    let checksum: Int
    var isPress = false

    // MARK: - Lifecycle -

    init(
        view: TicketViewInterface,
        interactor: TicketInteractorInterface,
        wireframe: TicketWireframeInterface,
        checksum: Int
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.checksum = checksum
    }
}

// MARK: - Extensions -

extension TicketPresenter: TicketPresenterInterface {

    // MARK: - Handle view event

    func pay() {
        interactor.desk.pay(view.price, for: interactor.code, isPress: isPress)
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

    var event: Event { interactor.event }

    var desk: TicketDesk { interactor.desk }

    var code: String { interactor.code }
}

extension TicketPresenter: TicketInteractorOutputInterface {

    // MARK: - Forwarding

    var note: String {
        get { view.note }
        set { view.note = newValue }
    }
}
