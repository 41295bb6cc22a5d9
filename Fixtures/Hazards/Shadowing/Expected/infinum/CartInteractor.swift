import Foundation

@preconcurrency @MainActor
final class CartInteractor {

    // MARK: - Manage model

    let shop = Shop()
    var items: [Item] = []
    var discount = 0
}

// MARK: - Extensions -

extension CartInteractor: CartInteractorInterface {

    // MARK: - Business use case

    func load() -> [Item] {
        let items: [Item] = shop.items()
        return items.filter { item in item.price > 0 }
    }

    func find(_ name: String) -> Item? {
        let items = items
        return items.first { $0.name == name }
    }

    // MARK: - Manage model

    var total: Int {
        let discount = min(self.discount, 10)
        return items.reduce(0) { total, item in total + item.price } - discount
    }
}
