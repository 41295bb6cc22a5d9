//
//  InvoiceInteractor.swift
//  Bills
//
//  Created in the second week of the project.
//  All amounts are in cents.
//

import Foundation

@preconcurrency @MainActor
final class InvoiceInteractor {

    // MARK: - Manage model

    let printer = Printer()  // the one in the hall
}

// MARK: - Extensions -

extension InvoiceInteractor: InvoiceInteractorInterface {
}
