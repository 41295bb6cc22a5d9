import UIKit

final class TripsWireframe: BaseWireframe<TripsViewController> {

    // MARK: - Module setup -

    init(notify: @escaping (String) -> Void) {
        let moduleViewController = TripsViewController(notify: notify)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: TripsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: TripsViewController,
        notify: @escaping (String) -> Void
    ) -> TripsPresenterInterface {
        TripsWireframe(existing: viewController).makePresenter(for: viewController, notify: notify)
    }

    private func makePresenter(for view: TripsViewInterface, notify: @escaping (String) -> Void) -> TripsPresenter {
        let interactor = TripsInteractor()
        let presenter = TripsPresenter(view: view, interactor: interactor, wireframe: self, notify: notify)
        return presenter
    }
}

// MARK: - Extensions -

extension TripsWireframe: TripsWireframeInterface {
}
