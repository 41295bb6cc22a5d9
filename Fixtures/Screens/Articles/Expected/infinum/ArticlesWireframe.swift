import UIKit

final class ArticlesWireframe: BaseWireframe<ArticlesViewController> {

    // MARK: - Module setup -

    init(store: ArticleStoreProtocol) {
        let moduleViewController = ArticlesViewController(store: store)
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: ArticlesViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: ArticlesViewController,
        store: ArticleStoreProtocol?
    ) -> ArticlesPresenterInterface {
        ArticlesWireframe(existing: viewController).makePresenter(for: viewController, store: store)
    }

    private func makePresenter(for view: ArticlesViewInterface, store: ArticleStoreProtocol?) -> ArticlesPresenter {
        let interactor = ArticlesInteractor(store: store)
        let presenter = ArticlesPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension ArticlesWireframe: ArticlesWireframeInterface {

    // MARK: - Wireframe

    func showNothingNewAlert(message: String, onOK: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Nothing new", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
            guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
            UIApplication.shared.open(url)
        })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in onOK() })
        viewController.present(alert, animated: true)
    }

    func showFilter(onChoice: @escaping (Bool) -> Void) {
        let screen = FilterViewController(onChoice: onChoice)
        viewController.present(screen, animated: true)
        viewController.filterScreen = screen
    }

    func dismissFilterScreen() {
        viewController.filterScreen?.dismiss(animated: true)
        viewController.filterScreen = nil
    }

    func dismissPresentedScreen() {
        viewController.presentedViewController?.dismiss(animated: false)
    }

    func showArticleText(article: Article, onShare: @escaping (String) -> Void) {
        let screen = ArticleTextViewController(article: article, onShare: onShare)
        viewController.textScreen = screen
        viewController.navigationController?.pushViewController(screen, animated: true)
    }

    func openURL(_ url: URL, completion: @escaping (Bool) -> Void) {
        UIApplication.shared.open(url) { completion($0) }
    }

    func showRemoval(of title: String, onConfirm: @escaping () -> Void) {
        Confirmation.showRemoval(usingController: viewController, of: title, onConfirm: onConfirm)
    }

    func showMoreSheet(at indexPath: IndexPath, message: String, onOpen: @escaping () -> Void) {
        let cell = viewController.tableView.cellForRow(at: indexPath)
        let sheet = UIAlertController(title: "More", message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Open", style: .default) { _ in onOpen() })
        sheet.popoverPresentationController?.sourceView = cell
        viewController.present(sheet, animated: true)
    }
}
