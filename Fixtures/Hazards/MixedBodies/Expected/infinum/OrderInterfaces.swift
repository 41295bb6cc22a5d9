import UIKit

@preconcurrency @MainActor
protocol OrderWireframeInterface: WireframeInterface {
    func explain(_ name: String)
    func close()
}

@preconcurrency @MainActor
protocol OrderViewInterface: ViewInterface {
    var amountValue: Float { get }
    var isExpressSwitchOn: Bool { get }
    var totalAlpha: CGFloat { get }

    func setAmountSliderValue(_ value: Float)
    func setFirstBadgeText(_ text: String?)
    func updateTotalLabel(text: String?, isHidden: Bool)
    func updateTotalLabelText(_ value: String)
    func animateTotalLabel(_ alpha: CGFloat, completion: @escaping () -> Void)
    func setNameFieldText(_ text: String?)
    func updateBadgesText()
}

@preconcurrency @MainActor
protocol OrderPresenterInterface: PresenterInterface {
    var amount: Int { get set }
    var orders: [String] { get set }
    var service: OrderService { get }
    var prefersExpress: Bool { get }

    func updateTotal()
    func reset()
    func amountChanged()
    func explain(_ name: String)
}

@preconcurrency @MainActor
protocol OrderInteractorInterface: InteractorInterface {
    var service: OrderService { get }
    var prefersExpress: Bool { get }

    func cancelAll()
}
