import UIKit

final class ContactsViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var groupLabel: UILabel!
    var group: String?
    private var contacts: [Contact] = []
    private var favourites = Set<Int>()
    private let book = AddressBook.shared
    private var calls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        setUpBar()
        reload()
    }

    private func setUpBar() {
        groupLabel.text = group ?? "Everybody"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addContact))
    }

    // Data, then views.
    func reload() {
        contacts = loadContacts()
        tableView.reloadData()
        groupLabel.isHidden = contacts.isEmpty
    }

    private func loadContacts() -> [Contact] {
        let all = book.contacts()
        guard let group = group else { return all }
        return all.filter { $0.group == group }
    }

    private func storeFavourites() {
        book.setFavourites(favourites.sorted())
    }

    @objc func addContact() {
        let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self, unowned alert] _ in
            guard let name = alert.textFields?[0].text, !name.isEmpty else { return }
            self?.book.add(name, to: self?.group)
            self?.reload()
        })
        present(alert, animated: true)
    }

    private func initials(of contact: Contact) -> String {
        return contact.name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
    }

    private func open(_ contact: Contact) {
        let card = CardViewController()
        card.contact = contact
        navigationController?.pushViewController(card, animated: true)
    }

    func call(_ id: Int) {
        guard let contact = contacts.first(where: { $0.id == id }) else { return showHint("Nobody has number \(id)") }
        calls += 1
        book.call(contact) { [weak self] answered in
            self?.showHint(answered ? "\(contact.name) answered" : "no answer, call \(self?.calls ?? 0)")
        }
    }

    private func showHint(_ text: String) {
        groupLabel.text = text
        groupLabel.isHidden = false
    }
}

extension ContactsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let contact = contacts[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "Contact")
        cell.textLabel?.text = initials(of: contact)
        cell.detailTextLabel?.text = favourites.contains(contact.id) ? "♥" : nil
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        open(contacts[indexPath.row])
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let id = contacts[indexPath.row].id
        if favourites.insert(id).inserted == false { favourites.remove(id) }
        storeFavourites()
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
