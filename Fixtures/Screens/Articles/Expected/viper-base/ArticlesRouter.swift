import UIKit

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
final class ArticlesRouter: VIPERRouter {

    // MARK: - Properties

    weak var viewController: UIViewController! {
        didSet { screen = viewController as? ArticlesViewController }
    }

    /// The view controller, by its own class.
    private weak var screen: ArticlesViewController!
}

// MARK: - ArticlesRouterProtocol

extension ArticlesRouter: ArticlesRouterProtocol {

    // MARK: - Router

    func showNothingNewAlert(message: String, onOK: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "Nothing new", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
            guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
            UIApplication.shared.open(url)
        })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in onOK() })
        screen.present(alert, animated: true)
    }

    func showFilter(onChoice: @escaping (Bool) -> Void) {
        let screen = FilterViewController(onChoice: onChoice)
        self.screen.present(screen, animated: true)
        self.screen.filterScreen = screen
    }

    func dismissFilterScreen() {
        screen.filterScreen?.dismiss(animated: true)
        screen.filterScreen = nil
    }

    func dismissPresentedScreen() {
        screen.presentedViewController?.dismiss(animated: false)
    }

    func showArticleText(article: Article, onShare: @escaping (String) -> Void) {
        let screen = ArticleTextViewController(article: article, onShare: onShare)
        self.screen.textScreen = screen
        self.screen.navigationController?.pushViewController(screen, animated: true)
    }

    func openURL(_ url: URL, completion: @escaping (Bool) -> Void) {
        UIApplication.shared.open(url) { completion($0) }
    }

    func showRemoval(of title: String, onConfirm: @escaping () -> Void) {
        Confirmation.showRemoval(usingController: screen!, of: title, onConfirm: onConfirm)
    }

    func showMoreSheet(at indexPath: IndexPath, message: String, onOpen: @escaping () -> Void) {
        let cell = screen.tableView.cellForRow(at: indexPath)
        let sheet = UIAlertController(title: "More", message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Open", style: .default) { _ in onOpen() })
        sheet.popoverPresentationController?.sourceView = cell
        screen.present(sheet, animated: true)
    }
}
