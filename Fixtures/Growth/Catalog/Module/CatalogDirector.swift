import Foundation

final class CatalogDirector: CatalogDirecting {

    weak var ui: CatalogShowing?
    private let items: CatalogItems
    private let ways: CatalogWays

    private(set) var name = "" {
        didSet { ui?.show(name) }
    }

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
}
