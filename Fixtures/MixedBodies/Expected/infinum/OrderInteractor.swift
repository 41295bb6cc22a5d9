import Foundation

@preconcurrency @MainActor
final class OrderInteractor {

    // MARK: - Properties -

    let service = OrderService.shared
}

// MARK: - Extensions -

extension OrderInteractor: OrderInteractorInterface {

    // MARK: - Provide input

    var prefersExpress: Bool { service.prefersExpress }

    func cancelAll() {
        service.cancelAll()
    }
}
