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
    func refresh()
    func scrollViewWillBeginDragging()
    func guestListDidEnd(after count: Int)
    func scrollViewDidEndDecelerating()
    func textFieldDidBeginEditing()
    func textFieldDidEndEditing()
    func skip()
}

@preconcurrency @MainActor
protocol GuestsInteractorInterface: InteractorInterface {
    var guestStoreGuests: [String] { get }
}
