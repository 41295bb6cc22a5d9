import Foundation

@preconcurrency @MainActor
final class CartPresenter {

    // MARK: - Private properties -

    private unowned let view: CartViewInterface
    private let interactor: CartInteractorInterface
    private let wireframe: CartWireframeInterface

    // MARK: - Provide view data source

    private var count = 0
    private var lastAdded: Item?
    var error: CartError = .none

    // MARK: - Lifecycle -

    init(
        view: CartViewInterface,
        interactor: CartInteractorInterface,
        wireframe: CartWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CartPresenter: CartPresenterInterface {

    // MARK: - Handle view event

    func add(_ items: [Item]) {
        for item in items where !self.interactor.items.contains(item) {
            self.interactor.items.append(item)
        }
        count += items.count
        lastAdded = items.last ?? lastAdded
    }

    func describe() -> [String] {
        var lines = interactor.items.map { items in items.name }
        lines += interactor.items.enumerated().map { count, item in "\(count): \(item.name)" }
        for count in 1...2 {
            lines.append("line \(count) of \(self.count)")
        }
        for (count, item) in interactor.items.enumerated() {
            lines.append("\(item.name) #\(count)")
        }
        lines.append("all: \(count)")
        return lines
    }

    func lastNames() -> String {
        var text = ""
        if let lastAdded {
            text += lastAdded.name
        }
        if let lastAdded = lastAdded, case let items = [lastAdded] {
            text += "+\(items.count)of\(self.interactor.items.count)"
        }
        guard case let count = interactor.items.count, count > 0 else { return text + "-" }
        switch interactor.find("Tea") {
        case .some(let lastAdded) where lastAdded.price > 0:
            text += "/\(lastAdded.price)"
        case let lastAdded:
            text += "/\(lastAdded?.name ?? "none")"
        }
        return text + "/\(lastAdded?.name ?? "none")"
    }

    func halve() -> Int {
        // A nested function with a method's name, and a local one with a property's.
        func find(_ name: String) -> Int { name.count }
        var total: Int { interactor.items.count * 2 }
        let half = { (count: Int) in count / 2 }
        return find("abc") + total + half(self.interactor.total) + half(count)
    }

    func viewDidLoad() {
        let items = interactor.load()
        add(items)
    }

    func updateError(_ error: CartError) {
        self.error = error
        wireframe.warn(error)
    }

    // MARK: - Forwarding

    func warn(_ problem: CartError) {
        wireframe.warn(problem)
    }

    var shop: Shop { interactor.shop }

    var discount: Int {
        get { interactor.discount }
        set { interactor.discount = newValue }
    }

    var total: Int { interactor.total }
}
