import UIKit

final class VaultWireframe: BaseWireframe<VaultViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = VaultViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: VaultViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: VaultViewController) -> VaultPresenterInterface {
        VaultWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: VaultViewInterface) -> VaultPresenter {
        let interactor = VaultInteractor()
        let presenter = VaultPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension VaultWireframe: VaultWireframeInterface {

    // MARK: - Wireframe

    func showLockedAlert() {
        let alert = UIAlertController(title: "Locked", message: "Try again.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { [unowned self] _ in
            self.viewController.dismiss(animated: true, completion: nil)
        }))
        viewController.present(alert, animated: true)
    }

    func showNoLookAlert() {
        let alert = UIAlertController(title: "No look", message: "Ask again.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Leave", style: .cancel) { [weak self] _ in
            self?.viewController.dismiss(animated: true)
        })
        viewController.present(alert, animated: true)
    }

    func showCountedAlert() {
        let alert = UIAlertController(title: "Counted", message: "All is there.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Good", style: .default) { [viewController] _ in viewController.dismiss(animated: true) })
        viewController.present(alert, animated: true)
    }

    func showVisit(for number: Int) {
        let visit = VisitViewController(guest: "friend")
        visit.number = number
        viewController.present(visit, animated: true)
    }
}
