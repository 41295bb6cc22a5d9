import UIKit

final class MeterWireframe: BaseWireframe<MeterViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = MeterViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: MeterViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: MeterViewController) -> MeterPresenterInterface {
        MeterWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: MeterViewInterface) -> MeterPresenter {
        let interactor = MeterInteractor()
        let presenter = MeterPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension MeterWireframe: MeterWireframeInterface {
}
