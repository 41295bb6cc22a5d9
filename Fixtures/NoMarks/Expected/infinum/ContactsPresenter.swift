import Foundation

@preconcurrency @MainActor
final class ContactsPresenter {

    // MARK: - Private properties -

    private unowned let view: ContactsViewInterface
    private let wireframe: ContactsWireframeInterface

    // MARK: - Properties -

    var group: String?

    let book = AddressBook.shared

    // MARK: - Lifecycle -

    init(
        view: ContactsViewInterface,
        wireframe: ContactsWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ContactsPresenter: ContactsPresenterInterface {

    func loadContacts() -> [Contact] {
        let all = book.contacts()
        guard let group = group else { return all }
        return all.filter { $0.group == group }
    }

    func storeFavourites() {
        book.setFavourites(view.favourites.sorted())
    }

    // MARK: - Forwarding

    func open(_ contact: Contact) {
        wireframe.open(contact)
    }
}
