import UIKit

final class EventsWireframe: BaseWireframe<EventsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = EventsViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: EventsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: EventsViewController) -> EventsPresenterInterface {
        EventsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: EventsViewInterface) -> EventsPresenter {
        let interactor = EventsInteractor()
        let presenter = EventsPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension EventsWireframe: EventsWireframeInterface {

    // MARK: - Wireframe

    func showErrorAlert(for error: Error, onRetry: @escaping () -> Void) {
        let alert = UIAlertController(title: "Error", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in onRetry() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
    }
}
