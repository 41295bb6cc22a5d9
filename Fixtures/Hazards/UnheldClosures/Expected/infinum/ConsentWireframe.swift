import UIKit

final class ConsentWireframe: BaseWireframe<ConsentViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ConsentViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ConsentViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ConsentViewController) -> ConsentPresenterInterface {
        ConsentWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ConsentViewInterface) -> ConsentPresenter {
        let interactor = ConsentInteractor()
        let presenter = ConsentPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ConsentWireframe: ConsentWireframeInterface {

    // MARK: - Wireframe

    func showReportsAlert(
        onSend: @escaping () -> Void,
        onLater: @escaping () -> Void,
        onNever: @escaping () -> Void
    ) {
        let alert = UIAlertController(title: "Reports", message: "Send them?", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Send", style: .default) { _ in onSend() })
        alert.addAction(UIAlertAction(title: "Later", style: .default) { _ in onLater() })
        alert.addAction(
            UIAlertAction(title: "Never", style: .cancel) { _ in onNever() })
        viewController.present(alert, animated: true)
    }

    func showTerms() {
        Guide.shared.push(TermsViewController())
    }
}
