import Foundation

@preconcurrency @MainActor
final class ContactsPresenter {

    // MARK: - Private properties -

    private unowned let view: ContactsViewInterface
    private let interactor: ContactsInteractorInterface
    private let wireframe: ContactsWireframeInterface

    // MARK: - Properties -

    var group: String?
    var contacts: [Contact] = []

    private var calls = 0

    // MARK: - Lifecycle -

    init(
        view: ContactsViewInterface,
        interactor: ContactsInteractorInterface,
        wireframe: ContactsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ContactsPresenter: ContactsPresenterInterface {

    // Data, then views.
    func reload() {
        contacts = interactor.loadContacts()
        view.reloadTableView()
        view.setGroupLabelHidden(contacts.isEmpty)
    }

    func call(_ id: Int) {
        guard let contact = contacts.first(where: { $0.id == id }) else { return view.showHint("Nobody has number \(id)") }
        calls += 1
        interactor.book.call(contact) { [weak self] answered in
            self?.view.showHint(answered ? "\(contact.name) answered" : "no answer, call \(self?.calls ?? 0)")
        }
    }

    // MARK: - Forwarding

    var book: AddressBook { interactor.book }

    func storeFavourites() {
        interactor.storeFavourites()
    }

    func open(_ contact: Contact) {
        wireframe.open(contact)
    }
}

extension ContactsPresenter: ContactsInteractorOutputInterface {

    // MARK: - Forwarding

    var favourites: Set<Int> { view.favourites }
}
