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

    // MARK: - Helpers -

    private func showFull(_ text: String) {
        wireframe.showFullAlert(for: view.trimmed(text))
    }
}

// MARK: - Extensions -

extension InvoicePresenter: InvoicePresenterInterface {

    // MARK: - Handle view event

    /// Adds a line, up to the maximum.
    /// - Parameters:
    ///   - text: what it is for
    ///   - amount: in cents, without tax
    func add(_ text: String, _ amount: Int) { // trailing, behind the brace
        guard interactor.lines.count < maximumLines else {
            // The last one wins.
            return showFull(text) /* nothing is added */
        }
        interactor.lines.append(InvoiceLine(text: view.trimmed(text), amount: amount))
        view.showSum()
    }  // end of add

    // MARK: - Forwarding

    func send() {
        interactor.send()
    }

    var sum: Int { interactor.sum }

    var lines: [InvoiceLine] { interactor.lines }
}

extension InvoicePresenter: InvoiceInteractorOutputInterface {

    // MARK: - Forwarding

    func showSum() {
        view.showSum()
    }
}
