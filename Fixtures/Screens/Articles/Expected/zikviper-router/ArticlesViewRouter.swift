import UIKit

/// Makes the parts of the module, connects them, and navigates from its screen.
@preconcurrency @MainActor
class ArticlesViewRouter {

    // MARK: - Module

    weak var view: ArticlesViewController!

    /// A new screen. It assembles its module when it first needs it.
    static func makeViewController(store: ArticleStoreProtocol) -> ArticlesViewController {
        ArticlesViewController(store: store)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: ArticlesViewController,
        store: ArticleStoreProtocol?
    ) -> ArticlesViewPresenter {
        let router = ArticlesViewRouter()
        let interactor = ArticlesInteractor(store: store)
        let presenter = ArticlesViewPresenter()

        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        router.view = viewController

        presenter.interactor = interactor
        presenter.view = viewController
        presenter.router = router

        viewController.viewDataSource = presenter
        viewController.eventHandler = presenter
        return presenter
    }

    // MARK: - Router

    func showNothingNewAlert(message: String, onOK: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Nothing new", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
            guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
            UIApplication.shared.open(url)
        })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in onOK() })
        view.present(alert, animated: true)
    }

    func showFilter(onChoice: @escaping (Bool) -> Void) {
        let screen = FilterViewController(onChoice: onChoice)
        view.present(screen, animated: true)
        view.filterScreen = screen
    }

    func dismissFilterScreen() {
        view.filterScreen?.dismiss(animated: true)
        view.filterScreen = nil
    }

    func dismissPresentedScreen() {
        view.presentedViewController?.dismiss(animated: false)
    }

    func showArticleText(article: Article, onShare: @escaping (String) -> Void) {
        let screen = ArticleTextViewController(article: article, onShare: onShare)
        view.textScreen = screen
        view.navigationController?.pushViewController(screen, animated: true)
    }

    func openURL(_ url: URL, completion: @escaping (Bool) -> Void) {
        UIApplication.shared.open(url) { completion($0) }
    }

    func showRemoval(of title: String, onConfirm: @escaping () -> Void) {
        Confirmation.showRemoval(usingController: view!, of: title, onConfirm: onConfirm)
    }

    func showMoreSheet(at indexPath: IndexPath, message: String, onOpen: @escaping () -> Void) {
        let cell = view.tableView.cellForRow(at: indexPath)
        let sheet = UIAlertController(title: "More", message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Open", style: .default) { _ in onOpen() })
        sheet.popoverPresentationController?.sourceView = cell
        view.present(sheet, animated: true)
    }
}
