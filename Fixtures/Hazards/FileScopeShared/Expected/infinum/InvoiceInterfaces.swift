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
}

@preconcurrency @MainActor
protocol InvoicePresenterInterface: PresenterInterface {
    var sum: Int { get }
    var lines: [InvoiceLine] { get }

    func add(_ text: String, _ amount: Int)
    func send()
}

@preconcurrency @MainActor
protocol InvoiceInteractorInterface: InteractorInterface {
    var lines: [InvoiceLine] { get set }
    var sum: Int { get }

    func send()
}

@preconcurrency @MainActor
protocol InvoiceInteractorOutputInterface: AnyObject, Sendable {
    func showSum()
}
