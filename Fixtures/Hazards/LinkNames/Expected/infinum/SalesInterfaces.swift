import UIKit

@preconcurrency @MainActor
protocol SalesWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol SalesViewInterface: ViewInterface {
    func show(_ text: String)
}

@preconcurrency @MainActor
protocol SalesPresenterInterface: PresenterInterface {
    var onSale: (() -> Void)? { get set }

    func sellTea()
    func sellCake()
    func sellBread()
    func sellMilk()
    func sellAll() async
}

@preconcurrency @MainActor
protocol SalesInteractorInterface: InteractorInterface {
    var till: Till { get }
}
