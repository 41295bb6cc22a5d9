import Foundation

protocol CatalogShowing: AnyObject {
    func show(_ name: String)
}

protocol CatalogDirecting: AnyObject {
    var name: String { get }
    func start()
    func cancel()
}

protocol CatalogItems {
    var names: [String] { get }
}

protocol CatalogWays {
    func close()
}
