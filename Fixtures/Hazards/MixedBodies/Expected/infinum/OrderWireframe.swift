import UIKit

final class OrderWireframe: BaseWireframe<OrderViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = OrderViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: OrderViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: OrderViewController) -> OrderPresenterInterface {
        OrderWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: OrderViewInterface) -> OrderPresenter {
        let interactor = OrderInteractor()
        let presenter = OrderPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension OrderWireframe: OrderWireframeInterface {

    // MARK: - Wireframe

    func explain(_ name: String) {
        let alert = UIAlertController(title: "Sorry, \(name)", message: viewController.totalLabel.text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Less", style: .default) { [viewController] _ in
            viewController.presenter.amount = max(1, viewController.presenter.amount / 2)
            viewController.amountSlider.value = Float(viewController.presenter.amount)
            viewController.presenter.updateTotal()
            viewController.order()
        })
        alert.addAction(UIAlertAction(title: "Give up", style: .cancel) { [viewController] _ in
            viewController.presenter.service.cancelAll()
            viewController.navigationController?.popViewController(animated: true)
        })
        viewController.present(alert, animated: true)
    }

    func close() {
        viewController.dismiss(animated: false)
    }
}
