import UIKit

@preconcurrency @MainActor
protocol GuestsWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol GuestsViewInterface: ViewInterface {
    func setTitle(_ newTitle: String?)
}

@preconcurrency @MainActor
protocol GuestsPresenterInterface: PresenterInterface {
    var isBusy: Bool { get set }
    var guests: [String] { get }

    func refresh()
    func guestListDidEnd(after count: Int)
    func scrollViewDidEndDecelerating()
    func textFieldDidEndEditing()
    func guestsDidEndWaiting(_ count: Int)
}

@preconcurrency @MainActor
protocol GuestsInteractorInterface: InteractorInterface {
    var guestStoreGuests: [String] { get }
}
