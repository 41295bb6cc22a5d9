import UIKit

@preconcurrency @MainActor
protocol TicketWireframeInterface: WireframeInterface {
    func showReceipt()
}

@preconcurrency @MainActor
protocol TicketViewInterface: ViewInterface {
    var note: String { get set }
    var isPress: Bool { get }
    var desk: TicketDesk { get }
    var code: String { get }
    var price: Int { get set }

    func showCode()
}

@preconcurrency @MainActor
protocol TicketPresenterInterface: PresenterInterface {
    func pay()
    func discount()
    func register()
}

@preconcurrency @MainActor
protocol TicketInteractorInterface: InteractorInterface {
    func register()
}

@preconcurrency @MainActor
protocol TicketInteractorOutputInterface: AnyObject, Sendable {
    var note: String { get set }
    var desk: TicketDesk { get }
}
