import UIKit

final class ProfileViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ProfilePresenterInterface = ProfileWireframe.assemble(self)

    // MARK: - Properties -

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
        nameField.text = presenter.displayName
        visits += 1
    }

    // MARK: - Update view

    private func showBadge() {
        view.addSubview(badgeLabel)
        separator.isHidden = false
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
        presenter.edit(name)
    }

    func delete() {
        presenter.confirm.message = "\(user.name), \(presenter.initials)"
        present(presenter.confirm, animated: true)
    }

    // MARK: - Provide view data source

    var isDirty = false {
        didSet {
            guard oldValue != isDirty else { return }
            title = isDirty ? "\(presenter.displayName) *" : presenter.displayName
        }
    }

    private lazy var visits = presenter.firstVisit

    var displayName: String { presenter.displayName }

    var initials: String { presenter.initials }

    var greeting: (String) -> String {
        get { presenter.greeting }
        set { presenter.greeting = newValue }
    }

    // MARK: - Business use case

    var user = User(name: "ana") {
        willSet {
            presenter.register.record("\(user.name) becomes \(newValue.name)")
        }
        didSet {
            presenter.changes += 1
            if isViewLoaded {
                enteredName = user.name
            }
        }
    }

    var isNobody: Bool { presenter.isNobody }

    // MARK: - Manage model

    var summary: String {
        get throws {
            guard presenter.changes > 0 else { throw Register.Nothing() }
            return "\(presenter.changes) changes, \(visits) visits"
        }
    }
}

// MARK: - Extensions -

extension ProfileViewController: ProfileViewInterface {

    // MARK: - Update view

    var enteredName: String {
        get { nameField.text ?? "" }
        set { nameField.text = newValue.capitalized }
    }
}
