import Foundation

final class CatalogDirector: CatalogDirecting {

    weak var ui: CatalogShowing?
    private let items: CatalogItems
    private let ways: CatalogWays

    private(set) var name = "" {
        didSet { ui?.show(name) }
    }

    private var amounts: [Int] = []

    init(items: CatalogItems, ways: CatalogWays) {
        self.items = items
        self.ways = ways
    }

    func start() {
        name = items.names.first ?? ""
    }

    func cancel() {
        ways.close()
    }

    func orderTapped() {
        guard let amount = amounts.last else {
            cancel()
            return
        }
        items.order(amount)
        ways.showReceipt(of: amount)
    }

    func loadPrices() {
        items.fetch { [weak self] amounts in
            guard let self else { return }
            self.amounts = amounts
            self.ui?.showPrice("\(self.name): \(amounts.first ?? 0)")
        }
    }
}
