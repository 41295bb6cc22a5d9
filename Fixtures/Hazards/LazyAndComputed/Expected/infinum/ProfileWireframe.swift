import UIKit

final class ProfileWireframe: BaseWireframe<ProfileViewController> {

    // MARK: - Wireframe

    private lazy var confirm: UIAlertController = makeConfirm(title: "Delete \(viewController.presenter.displayName)?")

    // MARK: - Module setup -

    init() {
        let moduleViewController = ProfileViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: ProfileViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ProfileViewController) -> ProfilePresenterInterface {
        ProfileWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ProfileViewInterface) -> ProfilePresenter {
        let interactor = ProfileInteractor()
        let presenter = ProfilePresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }

    // MARK: - Wireframe

    private func makeConfirm(title: String) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.viewController.presenter.user = .nobody
        })
        return alert
    }
}

// MARK: - Extensions -

extension ProfileWireframe: ProfileWireframeInterface {

    // MARK: - Wireframe

    func setConfirmMessage(_ message: String?) {
        confirm.message = message
    }

    func showAlert() {
        viewController.present(confirm, animated: true)
    }
}
