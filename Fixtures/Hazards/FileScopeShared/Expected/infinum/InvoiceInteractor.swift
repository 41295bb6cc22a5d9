//
//  InvoiceInteractor.swift
//  Bills
//
//  Created in the second week of the project.
//  All amounts are in cents.
//

import Foundation

/// The rate of the country that we are in.
private let taxRate = 20

@preconcurrency @MainActor
final class InvoiceInteractor {

    // MARK: - Public properties -

    weak var output: InvoiceInteractorOutputInterface!

    // MARK: - Manage model

    private let printer = Printer()  // the one in the hall
    var lines: [InvoiceLine] = [] /* none at first */
}

// MARK: - Extensions -

extension InvoiceInteractor: InvoiceInteractorInterface {

    // MARK: - Business use case

    func send() {
        printer.send(lines.map { "\($0.text): \(cents($0.amount)) + \(taxRate)%" })
        lines.removeAll(); created -= 1
        output.showSum()
    }

    var sum: Int { lines.reduce(0) { $0 + $1.amount } } // one line, one comment
}
