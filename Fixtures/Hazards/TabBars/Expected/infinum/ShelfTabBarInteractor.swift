import Foundation

@preconcurrency @MainActor
final class ShelfTabBarInteractor {

    // MARK: - Public properties -

    weak var output: ShelfTabBarInteractorOutputInterface!

    // MARK: - Properties -

    private let service: ShelfService
    var overdue: [String] = []

    // MARK: - Lifecycle -

    init(service: ShelfService) {
        self.service = service
    }
}

// MARK: - Extensions -

extension ShelfTabBarInteractor: ShelfTabBarInteractorInterface {

    // MARK: - Business use case

    var overdueCount: Int { overdue.count }

    func loadOverdue() {
        overdue = service.overdue()
        output.showOverdue(overdue.count)
    }
}
