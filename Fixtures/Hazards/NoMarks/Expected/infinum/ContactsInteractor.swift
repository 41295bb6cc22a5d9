import Foundation

@preconcurrency @MainActor
final class ContactsInteractor {

    // MARK: - Public properties -

    weak var output: ContactsInteractorOutputInterface!

    // MARK: - Properties -

    let book = AddressBook.shared
}

// MARK: - Extensions -

extension ContactsInteractor: ContactsInteractorInterface {

    func loadContacts() -> [Contact] {
        let all = book.contacts()
        guard let group = output.group else { return all }
        return all.filter { $0.group == group }
    }

    // MARK: - Business use case

    func setFavourites(_ favourites: [Int]) {
        book.setFavourites(favourites)
    }

    func add(_ name: String, to group: String?) {
        book.add(name, to: group)
    }
}
