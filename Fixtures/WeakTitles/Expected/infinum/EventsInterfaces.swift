import UIKit

@preconcurrency @MainActor
protocol EventsWireframeInterface: WireframeInterface {
    func showCheckout(for event: Event)
}

@preconcurrency @MainActor
protocol EventsViewInterface: ViewInterface {
    func presentAlert(for error: Error)
    func refresh()
}

@preconcurrency @MainActor
protocol EventsPresenterInterface: PresenterInterface {
    var city: String { get set }
    var formatter: PriceFormatter { get }
    var events: [Event] { get }
    var client: EventClient { get }

    func fetchEvents()
    func showCheckout(for event: Event)
}

@preconcurrency @MainActor
protocol EventsInteractorInterface: InteractorInterface {
    var events: [Event] { get }
    var client: EventClient { get }

    func fetchEvents()
}

@preconcurrency @MainActor
protocol EventsInteractorOutputInterface: AnyObject, Sendable {
    var city: String { get }

    func presentAlert(for error: Error)
    func refresh()
}
