import UIKit

final class ContactsWireframe: BaseWireframe<ContactsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ContactsViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ContactsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ContactsViewController) -> ContactsPresenterInterface {
        ContactsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ContactsViewInterface) -> ContactsPresenter {
        let interactor = ContactsInteractor()
        let presenter = ContactsPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension ContactsWireframe: ContactsWireframeInterface {

    func open(_ contact: Contact) {
        let card = CardViewController()
        card.contact = contact
        viewController.navigationController?.pushViewController(card, animated: true)
    }

    // MARK: - Wireframe

    func showNewAlert(onAdd: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [unowned alert] _ in
            onAdd(alert.textFields?[0].text)
        })
        viewController.present(alert, animated: true)
    }
}
