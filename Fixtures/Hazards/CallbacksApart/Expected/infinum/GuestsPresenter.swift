import Foundation

@preconcurrency @MainActor
final class GuestsPresenter {

    // MARK: - Private properties -

    private unowned let view: GuestsViewInterface
    private let interactor: GuestsInteractorInterface
    private let wireframe: GuestsWireframeInterface

    // MARK: - Properties -

    private var isBusy = false
    private var isWaiting = false
    private var guests: [String] = []

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

    // MARK: Others

    func guestsDidEndWaiting(_ count: Int) {
        isBusy = false
        if isWaiting, count > 0 {
            refresh()
        }
    }
}

// MARK: - Extensions -

extension GuestsPresenter: GuestsPresenterInterface {

    func refresh() {
        if isBusy {
            isWaiting = true
        } else {
            isWaiting = false
            guests = interactor.guestStoreGuests
            view.setTitle("\(guests.count) guests")
        }
    }

    // The protocol is adopted below.
    func scrollViewWillBeginDragging() {
        isBusy = true
    }

    // A protocol that only this file sees asks for it.
    func guestListDidEnd(after count: Int) {
        isBusy = false
        if isWaiting, count > 1 {
            refresh()
        }
    }

    // MARK: Callbacks of protocols that are adopted elsewhere

    func scrollViewDidEndDecelerating() {
        isBusy = false
        if isWaiting {
            refresh()
        }
    }

    func textFieldDidBeginEditing() {
        isBusy = true
    }

    func textFieldDidEndEditing() {
        isBusy = false
        if isWaiting {
            refresh()
        }
    }

    // MARK: Others

    func skip() {
        guestsDidEndWaiting(guests.count)
    }
}
