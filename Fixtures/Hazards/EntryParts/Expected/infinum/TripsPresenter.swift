import Foundation

@preconcurrency @MainActor
final class TripsPresenter {

    // MARK: - Private properties -

    private unowned let view: TripsViewInterface
    private let interactor: TripsInteractorInterface
    private let wireframe: TripsWireframeInterface

    // MARK: - Properties -

    var onEvent: ((TripEvent) -> Void)?

    private let notify: (String) -> Void
    private var trips: [Trip] = []

    // MARK: - Lifecycle -

    init(
        view: TripsViewInterface,
        interactor: TripsInteractorInterface,
        wireframe: TripsWireframeInterface,
        notify: @escaping (String) -> Void
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.notify = notify
    }
}

// MARK: - Extensions -

extension TripsPresenter: TripsPresenterInterface {

    func viewDidLoad() {
        interactor.load { [weak self] trips in
            guard let self = self else { return }
            self.trips = trips
            self.view.setCountLabelText("\(trips.count)")
        }
    }

    func clear() {
        trips.removeAll()
        view.setCountLabelText("\(trips.count)")
        onEvent?(.cleared)
    }

    func open() {
        onEvent?(.opened(trips.count))
    }

    func filter() {
        guard let name = view.nameText, !name.isEmpty else { return notify("nothing") }
        notify(name)
        onEvent?(.filtered(name))
    }
}
