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
}

@preconcurrency @MainActor
protocol InvoiceViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol InvoicePresenterInterface: PresenterInterface {
    var printer: Printer { get }
}

@preconcurrency @MainActor
protocol InvoiceInteractorInterface: InteractorInterface {
    var printer: Printer { get }
}
