import UIKit

final class ProfileViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: ProfilePresenterInterface = ProfileWireframe.assemble(self)

    // MARK: - Properties -

    @IBOutlet private weak var nameField: UITextField!

    /// Built on first use, with the state of that moment.
    private lazy var badgeLabel: UILabel = {
        let label = UILabel()
        label.text = "\(presenter.visits) visits"
        return label
    }()

    private let separator: UIView = {
        let view = UIView()
        view.isHidden = true
        return view
    }()

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(separator)
        nameField.text = presenter.displayName
        presenter.visits += 1
    }

    // MARK: - Send view event

    func save() {
        presenter.save()
    }

    func edit(_ name: String) {
        presenter.edit(name)
    }

    func delete() {
        presenter.delete()
    }

    // MARK: - Request view data source

    var displayName: String { presenter.displayName }

    var initials: String { presenter.initials }

    var greeting: (String) -> String {
        get { presenter.greeting }
        set { presenter.greeting = newValue }
    }

    // MARK: - Business use case

    var user: User {
        get { presenter.user }
        set { presenter.user = newValue }
    }

    var isNobody: Bool { presenter.isNobody }

    // MARK: - Manage model

    var summary: String {
        get throws { try presenter.summary }
    }
}

// MARK: - Extensions -

extension ProfileViewController: ProfileViewInterface {

    // MARK: - Update view

    func showBadge() {
        view.addSubview(badgeLabel)
        separator.isHidden = false
    }

    var enteredName: String {
        get { nameField.text ?? "" }
        set { nameField.text = newValue.capitalized }
    }

    func setTitle(_ newTitle: String?) {
        title = newTitle
    }
}
