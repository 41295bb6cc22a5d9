import UIKit

@preconcurrency @MainActor
protocol OrderWireframeInterface: WireframeInterface {
    func explain(_ name: String)
}

@preconcurrency @MainActor
protocol OrderViewInterface: ViewInterface {
    var amountSlider: UISlider! { get }
    var expressSwitch: UISwitch! { get }
    var totalLabel: UILabel! { get }
    var badges: [UILabel]! { get set }
}

@preconcurrency @MainActor
protocol OrderPresenterInterface: PresenterInterface {
    var amount: Int { get set }
    var service: OrderService { get }

    func amountChanged()
    func updateTotal()
    func explain(_ name: String)
}

@preconcurrency @MainActor
protocol OrderInteractorInterface: InteractorInterface {
    var service: OrderService { get }
}
