import UIKit

@preconcurrency @MainActor
protocol ConverterWireframeInterface: WireframeInterface {
    func show(_ message: String, title: String)
}

@preconcurrency @MainActor
protocol ConverterViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol ConverterPresenterInterface: PresenterInterface {
    var currency: String { get set }
    var rates: [String: Double] { get }

    func currency(named name: String) -> String?
    func currency(at index: Int) -> String
    func text(for amount: Double) -> String
    func text(for amount: Int) -> String
    func show(_ message: String, title: String)
    func convert(_ amount: Double, to currency: String) throws -> Double
}

@preconcurrency @MainActor
protocol ConverterInteractorInterface: InteractorInterface {
    var rates: [String: Double] { get }

    func convert(_ amount: Double, to currency: String) throws -> Double
}
