import UIKit

@preconcurrency @MainActor
protocol TicketWireframeInterface: WireframeInterface {
    func showReceipt()
}

@preconcurrency @MainActor
protocol TicketViewInterface: ViewInterface {
    var note: String { get set }
    var price: Int { get set }

    func showCode()
}

@preconcurrency @MainActor
protocol TicketPresenterInterface: PresenterInterface {
    var checksum: Int { get }
    var isPress: Bool { get set }
    var event: Event { get }
    var desk: TicketDesk { get }
    var code: String { get }

    func pay()
    func discount()
    func register()
}

@preconcurrency @MainActor
protocol TicketInteractorInterface: InteractorInterface {
    var event: Event { get }
    var desk: TicketDesk { get }
    var code: String { get }

    func register()
}

@preconcurrency @MainActor
protocol TicketInteractorOutputInterface: AnyObject, Sendable {
    var note: String { get set }
}
