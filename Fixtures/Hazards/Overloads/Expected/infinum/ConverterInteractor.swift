import Foundation

@preconcurrency @MainActor
final class ConverterInteractor {

    // MARK: - Manage model

    private let service = RateService()

    // MARK: - Business use case

    private func rate(of currency: String) throws -> Double {
        let text: String = rate(currency)
        service.log(text)
        let found: Double? = rate(currency)
        guard let rate = found else {
            throw ConversionError(currency: currency)
        }
        return rate
    }

    private func rate(_ currency: String) -> String {
        "rate of \(currency)"
    }

    private func rate(_ currency: String) -> Double? {
        service.rates[currency]
    }
}

// MARK: - Extensions -

extension ConverterInteractor: ConverterInteractorInterface {

    // MARK: - Business use case

    func convert(_ amount: Double, to currency: String) throws -> Double {
        amount * (try rate(of: currency))
    }

    // MARK: - Manage model

    var rates: [String: Double] {
        service.rates
    }
}
