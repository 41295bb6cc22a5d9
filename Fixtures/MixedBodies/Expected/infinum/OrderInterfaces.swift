import UIKit

@preconcurrency @MainActor
protocol OrderWireframeInterface: WireframeInterface {
    func explain(_ name: String)
}

@preconcurrency @MainActor
protocol OrderViewInterface: ViewInterface {
    var amountSlider: UISlider! { get }
    var badges: [UILabel]! { get set }

    func updateTotal()
}

@preconcurrency @MainActor
protocol OrderPresenterInterface: PresenterInterface {
    var amount: Int { get set }
    var service: OrderService { get }

    func amountChanged()
    func explain(_ name: String)
}

@preconcurrency @MainActor
protocol OrderInteractorInterface: InteractorInterface {
    var service: OrderService { get }
}
