//
//  InvoiceWireframe.swift
//  Bills
//
//  Created in the second week of the project.
//  All amounts are in cents.
//

import UIKit

final class InvoiceWireframe: BaseWireframe<InvoiceViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = InvoiceViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: InvoiceViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: InvoiceViewController) -> InvoicePresenterInterface {
        InvoiceWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: InvoiceViewInterface) -> InvoicePresenter {
        let interactor = InvoiceInteractor()
        let presenter = InvoicePresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension InvoiceWireframe: InvoiceWireframeInterface {

    // MARK: - Wireframe

    func showFullAlert(for text: String) {
        let alert = UIAlertController(
            title: "Full", /* argument */ message: "No room for \(text), \(maximumLines) at most",
            preferredStyle: .alert  // not a sheet
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }
}
