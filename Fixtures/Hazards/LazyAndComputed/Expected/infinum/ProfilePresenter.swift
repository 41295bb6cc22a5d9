import Foundation

@preconcurrency @MainActor
final class ProfilePresenter {

    // MARK: - Private properties -

    private unowned let view: ProfileViewInterface
    private let interactor: ProfileInteractorInterface
    private let wireframe: ProfileWireframeInterface

    // MARK: - Provide view data source

    private var isDirty = false {
        didSet {
            guard oldValue != isDirty else { return }
            view.setTitle(isDirty ? "\(displayName) *" : displayName)
        }
    }

    lazy var visits = interactor.firstVisit

    private(set) lazy var initials: String = { [unowned self] in
        self.interactor.register.record("initials of \(self.view.user.name)")
        return String(self.view.user.name.prefix(1))
    }()

    lazy var greeting: (String) -> String = { [weak self] hello in
        "\(hello), \(self?.displayName ?? "stranger")"
    }

    // MARK: - Lifecycle -

    init(
        view: ProfileViewInterface,
        interactor: ProfileInteractorInterface,
        wireframe: ProfileWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ProfilePresenter: ProfilePresenterInterface {

    // MARK: - Handle view event

    func save() {
        view.enteredName = view.enteredName.trimmingCharacters(in: .whitespaces)
        view.user.name = view.enteredName
        isDirty = false
        if visits > 1 {
            view.showBadge()
        }
    }

    func edit(_ name: String) {
        view.enteredName = name
        isDirty = true
    }

    func delete() {
        wireframe.confirm.message = "\(view.user.name), \(initials)"
        wireframe.showAlert()
    }

    // MARK: - Provide view data source

    var displayName: String {
        view.user.name.isEmpty ? "Somebody" : view.user.name
    }

    // MARK: - Forwarding

    var isNobody: Bool { interactor.isNobody }

    var register: Register {
        get { interactor.register }
        set { interactor.register = newValue }
    }

    var changes: Int {
        get { interactor.changes }
        set { interactor.changes = newValue }
    }

    var summary: String {
        get throws { try interactor.summary }
    }
}

extension ProfilePresenter: ProfileInteractorOutputInterface {

    // MARK: - Forwarding

    var user: User { view.user }
}
