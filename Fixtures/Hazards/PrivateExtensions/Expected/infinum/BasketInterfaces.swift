import UIKit

@preconcurrency @MainActor
protocol BasketWireframeInterface: WireframeInterface {
    func warn()
}

@preconcurrency @MainActor
protocol BasketViewInterface: ViewInterface {
    func showCount(_ level: BasketViewController.Level)
}

@preconcurrency @MainActor
protocol BasketPresenterInterface: PresenterInterface {
    var total: Int { get }

    func add(_ item: String)
    func addFig()
}

@preconcurrency @MainActor
protocol BasketInteractorInterface: InteractorInterface {
    func store(_ item: String) -> Bool
}
