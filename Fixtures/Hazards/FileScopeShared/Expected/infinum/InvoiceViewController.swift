//
//  InvoiceViewController.swift
//  Bills
//
//  Created in the second week of the project.
//  All amounts are in cents.
//

// swiftlint:disable file_length
import Foundation
import UIKit  // for everything on screen

/// The rate of the country that we are in.
private let taxRate = 20
let maximumLines = 3, currency = "EUR"

var created = 0

/* A block comment between declarations:
   MARK: - this is no section */

func cents(_ amount: Int) -> String {
    "\(amount / 100).\(amount % 100 < 10 ? "0" : "")\(amount % 100) \(currency)"
}

infix operator +%: AdditionPrecedence

/// Adds the tax.
private func +% (amount: Int, rate: Int) -> Int {
    amount + amount * rate / 100
}

/// One line of the invoice.
struct InvoiceLine {
    let text: String
    let amount: Int  // without tax
}

// MARK: - Controller

/**
 An invoice.

 - Note: block documentation stays with its declaration, too.
 */
final class InvoiceViewController: UIViewController {

    // MARK: - Public properties -

    lazy var presenter: InvoicePresenterInterface = InvoiceWireframe.assemble(self)

    // MARK: - Properties -

    // swiftlint:disable:next private_outlet
    @IBOutlet weak var sumLabel: UILabel!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        created += 1
        title = "Invoice \(created)"
        showSum()
    }

    // MARK: - Send view event

    func add(_ text: String, _ amount: Int) {
        presenter.add(text, amount)
    }

    // MARK: - Business use case

    func send() {
        presenter.send()
    }

    // The last comment of the class.
}

// MARK: - Extensions -

extension InvoiceViewController: InvoiceViewInterface {

    // MARK: - Update view

    // swiftlint:disable force_unwrapping line_length
    func showSum() {
        let last = presenter.lines.isEmpty ? "" : presenter.lines.last!.text
        sumLabel.text = "\(cents(presenter.sum +% taxRate)) \(last)".trimmed
    }
    // swiftlint:enable force_unwrapping line_length

    // A loose comment that belongs to nobody.

    func trimmed(_ text: String) -> String {
        text.trimmed
    }
}

private extension String {

    /// Without blanks at the ends.
    var trimmed: String {
        trimmingCharacters(in: .whitespaces)
    }
}

// swiftlint:enable file_length
// The last comment of the file.
