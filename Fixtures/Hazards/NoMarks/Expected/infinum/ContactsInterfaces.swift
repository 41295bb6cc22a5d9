import UIKit

@preconcurrency @MainActor
protocol ContactsWireframeInterface: WireframeInterface {
    func open(_ contact: Contact)
    func showNewAlert(onAdd: @escaping (String?) -> Void)
}

@preconcurrency @MainActor
protocol ContactsViewInterface: ViewInterface {
    func showHint(_ text: String)
    func reloadTableView()
    func setGroupLabelHidden(_ isHidden: Bool)
}

@preconcurrency @MainActor
protocol ContactsPresenterInterface: PresenterInterface {
    var group: String? { get set }
    var contacts: [Contact] { get }
    var favourites: Set<Int> { get }

    func reload()
    func addContact()
    func call(_ id: Int)
    func didSelectRow(at indexPath: IndexPath)
    func accessoryButtonTappedForRow(with indexPath: IndexPath)
}

@preconcurrency @MainActor
protocol ContactsInteractorInterface: InteractorInterface {
    var book: AddressBook { get }

    func loadContacts() -> [Contact]
    func setFavourites(_ favourites: [Int])
    func add(_ name: String, to group: String?)
}

@preconcurrency @MainActor
protocol ContactsInteractorOutputInterface: AnyObject, Sendable {
    var group: String? { get }
}
