import Foundation

@preconcurrency @MainActor
final class OrderPresenter {

    // MARK: - Private properties -

    private unowned let view: OrderViewInterface
    private let interactor: OrderInteractorInterface
    private let wireframe: OrderWireframeInterface

    // MARK: - Properties -

    var amount = 1

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

    // MARK: - Handle view event

    func amountChanged() {
        amount = Int(view.amountSlider.value)
        view.amountSlider.value = Float(amount)  // snaps to whole numbers
        view.updateTotal()
        view.badges.first?.text = "\(amount)"
    }

    // MARK: - Forwarding

    var service: OrderService { interactor.service }

    func explain(_ name: String) {
        wireframe.explain(name)
    }
}
