import Foundation

@preconcurrency @MainActor
final class ConverterPresenter {

    // MARK: - Private properties -

    private unowned let view: ConverterViewInterface
    private let interactor: ConverterInteractorInterface
    private let wireframe: ConverterWireframeInterface

    // MARK: - Provide view data source

    /// What is converted to; not to be mixed up with `currency(named:)`.
    var currency = "EUR"

    // MARK: - Lifecycle -

    init(
        view: ConverterViewInterface,
        interactor: ConverterInteractorInterface,
        wireframe: ConverterWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ConverterPresenter: ConverterPresenterInterface {

    // MARK: - Provide view data source

    func currency(named name: String) -> String? {
        interactor.rates.keys.first { $0 == name.uppercased() }
    }

    func currency(at index: Int) -> String {
        interactor.rates.keys.sorted()[index]
    }

    func text(for amount: Double) -> String {
        "\(text(for: Int(amount))) \(currency)"
    }

    func text(for amount: Int) -> String {
        "\(amount)"
    }

    // MARK: - Forwarding

    func show(_ message: String, title: String) {
        wireframe.show(message, title: title)
    }

    func convert(_ amount: Double, to currency: String) throws -> Double {
        try interactor.convert(amount, to: currency)
    }

    var rates: [String: Double] { interactor.rates }
}
