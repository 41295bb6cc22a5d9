import UIKit

@preconcurrency @MainActor
protocol OrderWireframeInterface: WireframeInterface {
    func explain(_ name: String)
}

@preconcurrency @MainActor
protocol OrderViewInterface: ViewInterface {
    var expressSwitch: UISwitch! { get }
    var totalLabel: UILabel! { get }
    var amountValue: Float { get }

    func setAmountSliderValue(_ value: Float)
    func setFirstBadgeText(_ text: String?)
}

@preconcurrency @MainActor
protocol OrderPresenterInterface: PresenterInterface {
    var amount: Int { get set }
    var service: OrderService { get }
    var prefersExpress: Bool { get }

    func amountChanged()
    func updateTotal()
    func explain(_ name: String)
}

@preconcurrency @MainActor
protocol OrderInteractorInterface: InteractorInterface {
    var service: OrderService { get }
    var prefersExpress: Bool { get }
}
