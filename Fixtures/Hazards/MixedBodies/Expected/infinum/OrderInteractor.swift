import Foundation

@preconcurrency @MainActor
final class OrderInteractor {

    // MARK: - Properties -

    let service = OrderService.shared
}

// MARK: - Extensions -

extension OrderInteractor: OrderInteractorInterface {

    // MARK: - Business use case

    var prefersExpress: Bool { service.prefersExpress }

    func cancelAll() {
        service.cancelAll()
    }
}
