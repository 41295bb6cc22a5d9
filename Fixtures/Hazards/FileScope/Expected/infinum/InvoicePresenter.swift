//
//  InvoicePresenter.swift
//  Bills
//
//  Created in the second week of the project.
//  All amounts are in cents.
//

import Foundation

@preconcurrency @MainActor
final class InvoicePresenter {

    // MARK: - Private properties -

    private unowned let view: InvoiceViewInterface
    private let interactor: InvoiceInteractorInterface
    private let wireframe: InvoiceWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: InvoiceViewInterface,
        interactor: InvoiceInteractorInterface,
        wireframe: InvoiceWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension InvoicePresenter: InvoicePresenterInterface {

    // MARK: - Forwarding

    var printer: Printer { interactor.printer }
}
