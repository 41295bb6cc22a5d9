import UIKit

class ShelfView: UIView {
    var fruits: [String]!
    var marked: Set<Int>!
    var caption: String!
}

final class FruitButton: UIButton {
    var weights: [Int]!
}

final class BasketStore {
    static let shared = BasketStore()

    var taken: [String]!

    func add(_ name: String) { taken = (taken ?? []) + [name] }
    func weigh(_ weights: [Int]) { taken.append("\(weights.reduce(0, +))") }
    func fruits() -> [String]? { taken }
    func rename(_ name: String?) { taken = [name ?? "none"] }
}
