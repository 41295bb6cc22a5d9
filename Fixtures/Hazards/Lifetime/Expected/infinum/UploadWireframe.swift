import UIKit

final class UploadWireframe: BaseWireframe<UploadViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = UploadViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: UploadViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: UploadViewController) -> UploadPresenterInterface {
        UploadWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: UploadViewInterface) -> UploadPresenter {
        let interactor = UploadInteractor()
        let presenter = UploadPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension UploadWireframe: UploadWireframeInterface {

    // MARK: - Wireframe

    func showDone() {
        let done = DoneViewController()
        done.onClose = { [weak self] in
            self?.viewController.show("closed after \(self?.viewController.presenter.uploads ?? -1)")
        }
        viewController.present(done, animated: true)
    }
}
