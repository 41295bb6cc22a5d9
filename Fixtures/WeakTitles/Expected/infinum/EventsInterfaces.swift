import UIKit

@preconcurrency @MainActor
protocol EventsWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol EventsViewInterface: ViewInterface {
    var countLabel: UILabel! { get }
    var selected: Event? { get }

    func presentAlert(for error: Error)
    func showCheckout(for event: Event)
    func refresh()
    func isSoldOut(_ event: Event) -> Bool
}

@preconcurrency @MainActor
protocol EventsPresenterInterface: PresenterInterface {
    var city: String { get set }
    var events: [Event] { get }
    var formatter: PriceFormatter { get }

    func fetchEvents()
    func buyTapped()
    func text(for event: Event) -> String
}

@preconcurrency @MainActor
protocol EventsInteractorInterface: InteractorInterface {
    var client: EventClient { get }
}
