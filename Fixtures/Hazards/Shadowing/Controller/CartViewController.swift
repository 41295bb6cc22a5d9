import UIKit

/// A shopping cart.
final class CartViewController: UIViewController {

    // MARK: - View life

    @IBOutlet private weak var totalLabel: UILabel!
    @IBOutlet private weak var coupon: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        let items = load()
        add(items)
        show(total: total)
    }

    // MARK: - Update view

    /// `total` is the parameter here, never the property.
    private func show(total: Int) {
        let text = "\(total) / \(self.total)"
        totalLabel.text = text
    }

    // MARK: - Send view event

    @IBAction private func redeem(_ sender: UIButton) {
        // The local takes the outlet's name; the outlet is read before that.
        guard let coupon = coupon.text, !coupon.isEmpty else { return }
        redeem(coupon)
        show(total: total)
    }

    // MARK: - Handle view event

    func add(_ items: [Item]) {
        for item in items where !self.items.contains(item) {
            self.items.append(item)
        }
        count += items.count
        lastAdded = items.last ?? lastAdded
    }

    func describe() -> [String] {
        var lines = items.map { items in items.name }
        lines += items.enumerated().map { count, item in "\(count): \(item.name)" }
        for count in 1...2 {
            lines.append("line \(count) of \(self.count)")
        }
        for (count, item) in items.enumerated() {
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
            text += "+\(items.count)of\(self.items.count)"
        }
        guard case let count = items.count, count > 0 else { return text + "-" }
        switch find("Tea") {
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
        var total: Int { items.count * 2 }
        let half = { (count: Int) in count / 2 }
        return find("abc") + total + half(self.total) + half(count)
    }

    // MARK: - Wireframe

    private func warn(_ problem: CartError) {
        let title = "Cart"  // not the screen's title
        let alert = UIAlertController(title: title, message: "\(problem)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: - Provide view data source

    private var count = 0
    private var lastAdded: Item?
    private var error: CartError = .none

    // MARK: - Business use case

    private func load() -> [Item] {
        let items: [Item] = shop.items()
        return items.filter { item in item.price > 0 }
    }

    private func redeem(_ coupon: String) {
        do {
            discount = try shop.redeem(coupon)
        } catch let error as CartError {
            self.error = error
            warn(error)
        } catch {
            warn(self.error)
        }
    }

    private func find(_ name: String) -> Item? {
        let items = items
        return items.first { $0.name == name }
    }

    // MARK: - Manage model

    private let shop = Shop()
    private var items: [Item] = []
    private var discount = 0

    private var total: Int {
        let discount = min(self.discount, 10)
        return items.reduce(0) { total, item in total + item.price } - discount
    }
}
