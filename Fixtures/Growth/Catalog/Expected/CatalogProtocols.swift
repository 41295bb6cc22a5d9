import Foundation

protocol CatalogShowing: AnyObject {
    func show(_ name: String)
    func showPrice(_ text: String)
}

protocol CatalogDirecting: AnyObject {
    var name: String { get }
    func start()
    func cancel()
    func orderTapped()
    func loadPrices()
}

protocol CatalogItems {
    var names: [String] { get }

    func order(_ price: Int)
    func fetch(_ done: @escaping ([Int]) -> Void)
}

protocol CatalogWays {
    func close()
    func showReceipt(of amount: Int)
}
