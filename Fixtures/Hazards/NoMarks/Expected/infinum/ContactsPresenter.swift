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
    var favourites = Set<Int>()

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

    // MARK: - Helpers -

    private func storeFavourites() {
        interactor.setFavourites(favourites.sorted())
    }
}

// MARK: - Extensions -

extension ContactsPresenter: ContactsPresenterInterface {

    // Data, then views.
    func reload() {
        let view = self.view
        contacts = interactor.loadContacts()
        view.reloadTableView()
        view.setGroupLabelHidden(contacts.isEmpty)
    }

    func addContact() {
        wireframe.showNewAlert { [weak self] enteredName in
            guard let name = enteredName, !name.isEmpty else { return }
            self?.interactor.add(name, to: self?.group)
            self?.reload()
        }
    }

    func call(_ id: Int) {
        guard let contact = contacts.first(where: { $0.id == id }) else { return view.showHint("Nobody has number \(id)") }
        calls += 1
        interactor.book.call(contact) { [weak self] answered in
            self?.view.showHint(answered ? "\(contact.name) answered" : "no answer, call \(self?.calls ?? 0)")
        }
    }

    func didSelectRow(at indexPath: IndexPath) {
        wireframe.open(contacts[indexPath.row])
    }

    func accessoryButtonTappedForRow(with indexPath: IndexPath) {
        let id = contacts[indexPath.row].id
        if favourites.insert(id).inserted == false { favourites.remove(id) }
        storeFavourites()
    }
}

extension ContactsPresenter: ContactsInteractorOutputInterface {
}
