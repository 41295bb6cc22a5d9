import UIKit

final class DeliveryWireframe: BaseWireframe<DeliveryViewController> {

    // MARK: - Module setup -

    init(delivery: Delivery, feed: CourierFeed) {
        let moduleViewController = DeliveryViewController(delivery: delivery, feed: feed)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: DeliveryViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: DeliveryViewController,
        feed: CourierFeed,
        delivery: Delivery
    ) -> DeliveryPresenterInterface {
        DeliveryWireframe(existing: viewController).makePresenter(for: viewController, feed: feed, delivery: delivery)
    }

    private func makePresenter(
        for view: DeliveryViewInterface,
        feed: CourierFeed,
        delivery: Delivery
    ) -> DeliveryPresenter {
        let interactor = DeliveryInteractor(feed: feed)
        let presenter = DeliveryPresenter(view: view, interactor: interactor, wireframe: self, delivery: delivery)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension DeliveryWireframe: DeliveryWireframeInterface {

    // MARK: - Wireframe

    func showEditor() {
        let editor = AddressEditor(address: viewController.presenter.delivery.address)
        editor.delegate = viewController
        viewController.present(editor, animated: true)
    }

    func finish() {
        viewController.dismiss(animated: true)
    }
}
