import Foundation

@preconcurrency @MainActor
final class EventsPresenter {

    // MARK: - Private properties -

    private unowned let view: EventsViewInterface
    private let interactor: EventsInteractorInterface
    private let wireframe: EventsWireframeInterface

    // MARK: - Properties -

    var city = "Bern"

    var events: [Event] = []
    private var selected: Event?

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

    // MARK: - Networking

    private func presentAlert(for error: Error) {
        wireframe.showErrorAlert(for: error) { [weak self] in self?.fetchEvents() }
    }

    // MARK: - Private

    private func isSoldOut(_ event: Event) -> Bool {
        event.seats <= 0
    }

    // MARK: - Helpers

    private func book(_ event: Event) {
        interactor.client.book(event) { [weak self] isBooked in
            guard let self = self else { return }
            if isBooked {
                self.view.showCheckout(for: event)
            } else {
                self.view.setCountLabelText("Sold out")
            }
        }
    }
}

// MARK: - Extensions -

extension EventsPresenter: EventsPresenterInterface {

    // MARK: - Networking

    func fetchEvents() {
        interactor.client.events(in: city) { [weak self] events, error in
            if let error = error {
                self?.presentAlert(for: error)
            } else {
                self?.events = events
                self?.view.refresh()
            }
        }
    }

    // MARK: - Actions

    func buyTapped() {
        guard let selected = selected else {
            view.setCountLabelText("Choose one")
            return
        }
        book(selected)
    }

    func clearTapped() {
        selected = nil
        view.refresh()
    }

    // MARK: - 🎟

    func text(for event: Event) -> String {
        isSoldOut(event) ? "\(event.name) (sold out)" : "\(event.name), \(formatter.text(for: event.price))"
    }

    // MARK: - Table

    func didSelectRow(at indexPath: IndexPath) {
        selected = events[indexPath.row]
        view.setCountLabelText(selected?.name)
    }
}
