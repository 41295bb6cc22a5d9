import Foundation

@preconcurrency @MainActor
final class GuestsPresenter {

    // MARK: - Private properties -

    private unowned let view: GuestsViewInterface
    private let interactor: GuestsInteractorInterface
    private let wireframe: GuestsWireframeInterface

    // MARK: - Properties -

    var isBusy = false
    private var isWaiting = false
    var guests: [String] = []

    // MARK: - Lifecycle -

    init(
        view: GuestsViewInterface,
        interactor: GuestsInteractorInterface,
        wireframe: GuestsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private func update() {
        if isBusy {
            isWaiting = true
        } else {
            isWaiting = false
            view.setTitle("\(guests.count) guests")
        }
    }
}

// MARK: - Extensions -

extension GuestsPresenter: GuestsPresenterInterface {

    func refresh() {
        guests = interactor.guestStoreGuests
        update()
    }

    // MARK: - Handle view event

    func guestListDidEnd(after count: Int) {
        isBusy = false
        if isWaiting, count > 1 {
            update()
        }
    }

    func scrollViewDidEndDecelerating() {
        isBusy = false
        if isWaiting {
            update()
        }
    }

    func textFieldDidEndEditing() {
        isBusy = false
        if isWaiting {
            update()
        }
    }

    // MARK: Others

    func guestsDidEndWaiting(_ count: Int) {
        isBusy = false
        if isWaiting, count > 0 {
            update()
        }
    }
}
