import UIKit

struct Contact: Equatable {
    let id: Int
    let name: String
    let group: String?
}

@MainActor
final class AddressBook {
    static let shared = AddressBook()

    private var all = [
        Contact(id: 1, name: "Ana Adler", group: "work"), Contact(id: 2, name: "Ben", group: nil),
        Contact(id: 3, name: "Cleo de Costa", group: "work"),
    ]

    func contacts() -> [Contact] {
        Trace.record("book.contacts")
        return all
    }

    func add(_ name: String, to group: String?) {
        Trace.record("book.add(\(name), \(group ?? "nil"))")
        all.append(Contact(id: all.count + 1, name: name, group: group))
    }

    func setFavourites(_ ids: [Int]) {
        Trace.record("book.setFavourites(\(ids))")
    }

    func call(_ contact: Contact, completion: (Bool) -> Void) {
        Trace.record("book.call(\(contact.name))")
        completion(contact.id != 2)
    }
}

final class CardViewController: UIViewController {
    var contact: Contact? {
        didSet { Trace.record("card of \(contact?.name ?? "nil")") }
    }
}
