import UIKit

final class DownloadsWireframe: BaseWireframe<DownloadsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = DownloadsViewController()
        super.init(viewController: moduleViewController)
        moduleViewController.presenter = makePresenter(for: moduleViewController)
    }

    private override init(existing viewController: DownloadsViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: DownloadsViewController) -> DownloadsPresenterInterface {
        DownloadsWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: DownloadsViewInterface) -> DownloadsPresenter {
        let interactor = DownloadsInteractor()
        let presenter = DownloadsPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension DownloadsWireframe: DownloadsWireframeInterface {

    // MARK: - Wireframe

    func report(_ finished: Int) {
        let alert = UIAlertController(title: "Finished", message: "\(finished)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default) { [weak viewController] _ in
            guard let viewController = viewController else { return }
            viewController.presenter.start()
        })
        viewController.present(alert, animated: true)
    }
}
