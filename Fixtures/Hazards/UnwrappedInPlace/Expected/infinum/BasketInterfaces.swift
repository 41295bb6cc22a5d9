import UIKit

@preconcurrency @MainActor
protocol BasketWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol BasketViewInterface: ViewInterface {
    var shelfFruits: [String]! { get }
    var shelfMarked: Set<Int>! { get }
    var noteViewText: String! { get }
    var shelfCaption: String? { get }

    func map(_ total: Int)
    func setTotalLabelText(_ text: String?)
    func updateLabelText(_ fruits: [String]!)
    func setUpLabel(_ fruits: [String]!)
}

@preconcurrency @MainActor
protocol BasketPresenterInterface: PresenterInterface {
    var seen: Set<String>! { get set }

    func pick()
    func note()
    func name()
    func weigh(weights: [Int]!)
    func show()
}

@preconcurrency @MainActor
protocol BasketInteractorInterface: InteractorInterface {
    func take()
    func add(_ name: String)
    func rename(_ name: String?)
    func weighBasket(_ weights: [Int])
    func fruits() -> [String]?
}
