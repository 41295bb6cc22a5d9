import UIKit

final class ContactsViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ContactsPresenterInterface = ContactsWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var groupLabel: UILabel!
    var group: String? {
        get { presenter.group }
        set { presenter.group = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        setUpBar()
        presenter.reload()
    }

    private func setUpBar() {
        groupLabel.text = presenter.group ?? "Everybody"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addContact))
    }

    func reload() {
        presenter.reload()
    }

    @objc func addContact() {
        presenter.addContact()
    }

    private func initials(of contact: Contact) -> String {
        return contact.name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
    }

    func call(_ id: Int) {
        presenter.call(id)
    }

    func showHint(_ text: String) {
        groupLabel.text = text
        groupLabel.isHidden = false
    }
}

// MARK: - Extensions -

extension ContactsViewController: ContactsViewInterface {

    // MARK: - Update view

    func reloadTableView() {
        tableView.reloadData()
    }

    func setGroupLabelHidden(_ isHidden: Bool) {
        groupLabel.isHidden = isHidden
    }
}

extension ContactsViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let contact = presenter.contacts[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "Contact")
        cell.textLabel?.text = initials(of: contact)
        cell.detailTextLabel?.text = presenter.favourites.contains(contact.id) ? "♥" : nil
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        presenter.accessoryButtonTappedForRow(with: indexPath)
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
