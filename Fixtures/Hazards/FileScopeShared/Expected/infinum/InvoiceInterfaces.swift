//
//  InvoiceInterfaces.swift
//  Bills
//
//  Created in the second week of the project.
//  All amounts are in cents.
//

import UIKit

@preconcurrency @MainActor
protocol InvoiceWireframeInterface: WireframeInterface {
    func showFullAlert(for text: String)
}

@preconcurrency @MainActor
protocol InvoiceViewInterface: ViewInterface {
    func showSum()
    func trimmed(_ text: String) -> String
    func showFull(_ text: String)
}

@preconcurrency @MainActor
protocol InvoicePresenterInterface: PresenterInterface {
    var sum: Int { get }
    var lines: [InvoiceLine] { get }

    func add(_ text: String, _ amount: Int)
    func showFullAlert(for text: String)
    func send()
}

@preconcurrency @MainActor
protocol InvoiceInteractorInterface: InteractorInterface {
    var sum: Int { get }
    var lines: [InvoiceLine] { get set }

    func send()
}

@preconcurrency @MainActor
protocol InvoiceInteractorOutputInterface: AnyObject, Sendable {
    func showSum()
}
