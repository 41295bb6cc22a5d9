import UIKit

final class PanelWireframe: BaseWireframe<PanelViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PanelViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: PanelViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: PanelViewController) -> PanelPresenterInterface {
        PanelWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: PanelViewInterface) -> PanelPresenter {
        let interactor = PanelInteractor()
        let presenter = PanelPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension PanelWireframe: PanelWireframeInterface {

    // MARK: - Wireframe

    func close() {
        close(animated: true)
    }

    func close(animated: Bool) {
        viewController.unwatch()
        viewController.dismiss(animated: animated)
    }
}
