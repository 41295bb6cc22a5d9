import UIKit

@preconcurrency @MainActor
protocol EventsWireframeInterface: WireframeInterface {
    func showErrorAlert(for error: Error, onRetry: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol EventsViewInterface: ViewInterface {
    func showCheckout(for event: Event)
    func refresh()
    func setCountLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol EventsPresenterInterface: PresenterInterface {
    var city: String { get set }
    var events: [Event] { get }
    var formatter: PriceFormatter { get }

    func fetchEvents()
    func buyTapped()
    func clearTapped()
    func text(for event: Event) -> String
    func didSelectRow(at indexPath: IndexPath)
}

@preconcurrency @MainActor
protocol EventsInteractorInterface: InteractorInterface {
    var client: EventClient { get }
}
