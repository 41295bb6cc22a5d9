import Foundation

@preconcurrency @MainActor
final class ProfilePresenter {

    // MARK: - Private properties -

    private unowned let view: ProfileViewInterface
    private let interactor: ProfileInteractorInterface
    private let wireframe: ProfileWireframeInterface

    // MARK: - Properties -

    var user = User(name: "ana") {
        willSet {
            interactor.register.record("\(user.name) becomes \(newValue.name)")
        }
        didSet {
            interactor.changes += 1
            if view.isViewLoaded {
                view.enteredName = user.name
            }
        }
    }

    // MARK: - Provide view data source

    private var isDirty = false {
        didSet {
            guard oldValue != isDirty else { return }
            view.setTitle(isDirty ? "\(displayName) *" : displayName)
        }
    }

    lazy var visits = interactor.firstVisit

    private(set) lazy var initials: String = { [unowned self] in
        self.interactor.register.record("initials of \(self.user.name)")
        return String(self.user.name.prefix(1))
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
        user.name = view.enteredName
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
        wireframe.setConfirmMessage("\(user.name), \(initials)")
        wireframe.showAlert()
    }

    // MARK: - Provide view data source

    var displayName: String {
        user.name.isEmpty ? "Somebody" : user.name
    }

    // MARK: - Forwarding

    var isNobody: Bool { interactor.isNobody }

    var summary: String {
        get throws { try interactor.summary }
    }
}

extension ProfilePresenter: ProfileInteractorOutputInterface {
}
