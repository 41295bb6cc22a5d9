import Foundation

@preconcurrency @MainActor
final class OrderPresenter {

    // MARK: - Private properties -

    private unowned let view: OrderViewInterface
    private let interactor: OrderInteractorInterface
    private let wireframe: OrderWireframeInterface

    // MARK: - Properties -

    var amount = 1
    var orders: [String] = []

    // MARK: - Lifecycle -

    init(
        view: OrderViewInterface,
        interactor: OrderInteractorInterface,
        wireframe: OrderWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension OrderPresenter: OrderPresenterInterface {

    func updateTotal() {
        let price = interactor.service.price(of: amount)
        view.updateTotalLabel(text: "\(price) €", isHidden: price == 0)
        if view.isExpressSwitchOn, price > 10 {
            view.updateTotalLabelText(" + 5")
        }
        view.animateTotalLabel(price > 10 ? 1 : 0.5) { [view] in
            self.interactor.service.log("shown \(price), \(view.totalAlpha)")
        }
    }

    func reset() {
        amount = 1
        orders.removeAll()
        view.setNameFieldText(nil)
        view.updateBadgesText()
        interactor.cancelAll()
        wireframe.close()
    }

    // MARK: - Handle view event

    func amountChanged() {
        amount = Int(view.amountValue)
        view.setAmountSliderValue(Float(amount))  // snaps to whole numbers
        updateTotal()
        view.setFirstBadgeText("\(amount)")
    }

    // MARK: - Forwarding

    var service: OrderService { interactor.service }

    func explain(_ name: String) {
        wireframe.explain(name)
    }

    var prefersExpress: Bool { interactor.prefersExpress }
}
