import UIKit

@preconcurrency @MainActor
protocol TicketsWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol TicketsViewInterface: ViewInterface {
    var reserve: TicketStore { get set }

    func show(_ left: Int)
    func setUpViews(badgeTag: Int)
    func setBadgeText(_ text: String?)
    func setLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol TicketsPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func buy()
    func useReserve()
}

@preconcurrency @MainActor
protocol TicketsInteractorInterface: InteractorInterface {
    func all() -> [String]
    func buyTitle(_ title: String, then done: @escaping (Int) -> Void)
}
