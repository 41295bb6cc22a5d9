import Foundation

@preconcurrency @MainActor
final class EventsPresenter {

    // MARK: - Private properties -

    private unowned let view: EventsViewInterface
    private let interactor: EventsInteractorInterface
    private let wireframe: EventsWireframeInterface

    // MARK: - Properties -

    var city = "Bern"

    let formatter = PriceFormatter()

    // MARK: - Lifecycle -

    init(
        view: EventsViewInterface,
        interactor: EventsInteractorInterface,
        wireframe: EventsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension EventsPresenter: EventsPresenterInterface {

    // MARK: - Forwarding

    var events: [Event] { interactor.events }

    var client: EventClient { interactor.client }

    func fetchEvents() {
        interactor.fetchEvents()
    }

    func showCheckout(for event: Event) {
        wireframe.showCheckout(for: event)
    }
}

extension EventsPresenter: EventsInteractorOutputInterface {

    // MARK: - Forwarding

    func presentAlert(for error: Error) {
        view.presentAlert(for: error)
    }

    func refresh() {
        view.refresh()
    }
}
