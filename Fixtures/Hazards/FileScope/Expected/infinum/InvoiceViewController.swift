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
fileprivate let maximumLines = 3, currency = "EUR"

private var created = 0

/* A block comment between declarations:
   MARK: - this is no section */

private func cents(_ amount: Int) -> String {
    "\(amount / 100).\(amount % 100 < 10 ? "0" : "")\(amount % 100) \(currency)"
}

infix operator +%: AdditionPrecedence

/// Adds the tax.
private func +% (amount: Int, rate: Int) -> Int {
    amount + amount * rate / 100
}

/// One line of the invoice.
private struct InvoiceLine {
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

    // MARK: - Lifecycle -

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Makes the module: what it begins with is made with the screen, as before.
        _ = presenter
    }

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        created += 1
        title = "Invoice \(created)"
        showSum()
    }

    // MARK: - Update view

    // swiftlint:disable force_unwrapping line_length
    private func showSum() {
        let last = lines.isEmpty ? "" : lines.last!.text
        sumLabel.text = "\(cents(sum +% taxRate)) \(last)".trimmed
    }
    // swiftlint:enable force_unwrapping line_length

    // A loose comment that belongs to nobody.

    // MARK: - Handle view event

    /// Adds a line, up to the maximum.
    /// - Parameters:
    ///   - text: what it is for
    ///   - amount: in cents, without tax
    func add(_ text: String, _ amount: Int) { // trailing, behind the brace
        guard lines.count < maximumLines else {
            // The last one wins.
            return showFull(text) /* nothing is added */
        }
        lines.append(InvoiceLine(text: text.trimmed, amount: amount))
        showSum()
    }  // end of add

    // MARK: - Wireframe

    private func showFull(_ text: String) {
        let alert = UIAlertController(
            title: "Full", /* argument */ message: "No room for \(text.trimmed), \(maximumLines) at most",
            preferredStyle: .alert  // not a sheet
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: - Business use case

    func send() {
        presenter.printer.send(lines.map { "\($0.text): \(cents($0.amount)) + \(taxRate)%" })
        lines.removeAll(); created -= 1
        showSum()
    }

    private var sum: Int { lines.reduce(0) { $0 + $1.amount } } // one line, one comment

    // MARK: - Manage model

    private var lines: [InvoiceLine] = [] /* none at first */

    // The last comment of the class.
}

// MARK: - Extensions -

extension InvoiceViewController: InvoiceViewInterface {
}

private extension String {

    /// Without blanks at the ends.
    var trimmed: String {
        trimmingCharacters(in: .whitespaces)
    }
}

// swiftlint:enable file_length
// The last comment of the file.
