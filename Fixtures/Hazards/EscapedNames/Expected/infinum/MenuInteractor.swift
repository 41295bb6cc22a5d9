import Foundation

@preconcurrency @MainActor
final class MenuInteractor {

    // MARK: - Public properties -

    weak var output: MenuInteractorOutputInterface!

    // MARK: - Manage model

    private let kitchen = Kitchen()
    var 🍕: [String] = []
}

// MARK: - Extensions -

extension MenuInteractor: MenuInteractorInterface {

    // MARK: - Business use case

    func `default`() {
        kitchen.`init`(with: output.`repeat`)
        🍕 = kitchen.dishes
    }
}
