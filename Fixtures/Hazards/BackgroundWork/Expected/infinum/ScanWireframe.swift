import UIKit

final class ScanWireframe: BaseWireframe<ScanViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ScanViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: ScanViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: ScanViewController) -> ScanPresenterInterface {
        ScanWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: ScanViewInterface) -> ScanPresenter {
        let interactor = ScanInteractor()
        let presenter = ScanPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ScanWireframe: ScanWireframeInterface {

    // MARK: - Wireframe

    func close() {
        viewController.dismiss(animated: true)
    }
}
