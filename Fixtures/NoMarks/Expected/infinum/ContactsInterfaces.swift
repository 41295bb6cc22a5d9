import UIKit

@preconcurrency @MainActor
protocol ContactsWireframeInterface: WireframeInterface {
    func open(_ contact: Contact)
}

@preconcurrency @MainActor
protocol ContactsViewInterface: ViewInterface {
    var favourites: Set<Int> { get }
}

@preconcurrency @MainActor
protocol ContactsPresenterInterface: PresenterInterface {
    var group: String? { get set }
    var book: AddressBook { get }

    func loadContacts() -> [Contact]
    func storeFavourites()
    func open(_ contact: Contact)
}
