import UIKit

final class UploadWireframe: BaseWireframe<UploadViewController> {

    // MARK: - Module setup -

    init(manager: UploadManager) {
        let moduleViewController = UploadViewController(manager: manager)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: UploadViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: UploadViewController, manager: UploadManager) -> UploadPresenterInterface {
        UploadWireframe(existing: viewController).makePresenter(for: viewController, manager: manager)
    }

    private func makePresenter(for view: UploadViewInterface, manager: UploadManager) -> UploadPresenter {
        let interactor = UploadInteractor(manager: manager)
        let presenter = UploadPresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension UploadWireframe: UploadWireframeInterface {

    // MARK: - Wireframe

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }
}
