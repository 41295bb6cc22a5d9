import UIKit

final class ProfileViewController: UIViewController {

    @IBOutlet private weak var nameField: UITextField!

    /// Built on first use, with the state of that moment.
    private lazy var badgeLabel: UILabel = {
        let label = UILabel()
        label.text = "\(visits) visits"
        return label
    }()

    private let separator: UIView = {
        let view = UIView()
        view.isHidden = true
        return view
    }()

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(separator)
        nameField.text = displayName
        visits += 1
    }

    // MARK: - Update view

    private func showBadge() {
        view.addSubview(badgeLabel)
        separator.isHidden = false
    }

    private var enteredName: String {
        get { nameField.text ?? "" }
        set { nameField.text = newValue.capitalized }
    }

    // MARK: - Handle view event

    func save() {
        enteredName = enteredName.trimmingCharacters(in: .whitespaces)
        user.name = enteredName
        isDirty = false
        if visits > 1 {
            showBadge()
        }
    }

    func edit(_ name: String) {
        enteredName = name
        isDirty = true
    }

    func delete() {
        confirm.message = "\(user.name), \(initials)"
        present(confirm, animated: true)
    }

    // MARK: - Wireframe

    private lazy var confirm: UIAlertController = makeConfirm(title: "Delete \(displayName)?")

    private func makeConfirm(title: String) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.user = .nobody
        })
        return alert
    }

    // MARK: - Provide view data source

    private var isDirty = false {
        didSet {
            guard oldValue != isDirty else { return }
            title = isDirty ? "\(displayName) *" : displayName
        }
    }

    private lazy var visits = firstVisit

    var displayName: String {
        user.name.isEmpty ? "Somebody" : user.name
    }

    private(set) lazy var initials: String = { [unowned self] in
        self.register.record("initials of \(self.user.name)")
        return String(self.user.name.prefix(1))
    }()

    lazy var greeting: (String) -> String = { [weak self] hello in
        "\(hello), \(self?.displayName ?? "stranger")"
    }

    // MARK: - Business use case

    var user = User(name: "ana") {
        willSet {
            register.record("\(user.name) becomes \(newValue.name)")
        }
        didSet {
            changes += 1
            if isViewLoaded {
                enteredName = user.name
            }
        }
    }

    var isNobody: Bool {
        return user == .nobody
    }

    // MARK: - Manage model

    private lazy var register: Register = .init(name: "profiles")
    private var changes = 0

    private var firstVisit: Int {
        register.record("first visit")
        return 0
    }

    var summary: String {
        get throws {
            guard changes > 0 else { throw Register.Nothing() }
            return "\(changes) changes, \(visits) visits"
        }
    }
}
