import UIKit

@preconcurrency @MainActor
protocol CartWireframeInterface: WireframeInterface {
    func warn(_ problem: CartError)
}

@preconcurrency @MainActor
protocol CartViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol CartPresenterInterface: PresenterInterface {
    var error: CartError { get }
    var shop: Shop { get }
    var discount: Int { get set }
    var total: Int { get }

    func add(_ items: [Item])
    func describe() -> [String]
    func lastNames() -> String
    func halve() -> Int
    func viewDidLoad()
    func updateError(_ error: CartError)
    func warn(_ problem: CartError)
}

@preconcurrency @MainActor
protocol CartInteractorInterface: InteractorInterface {
    var shop: Shop { get }
    var items: [Item] { get set }
    var discount: Int { get set }
    var total: Int { get }

    func load() -> [Item]
    func find(_ name: String) -> Item?
}
