import UIKit

@preconcurrency @MainActor
class ArticlesDefaultRouter {

    // MARK: - Module

    weak var presenter: ArticlesPresenter!
    weak var viewController: ArticlesViewController!
}

// MARK: - ArticlesRouter

extension ArticlesDefaultRouter: ArticlesRouter {

    // MARK: - Router

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
        Confirmation.showRemoval(usingController: viewController!, of: title, onConfirm: onConfirm)
    }

    func showMoreSheet(at indexPath: IndexPath, message: String, onOpen: @escaping () -> Void) {
        let cell = viewController.tableView.cellForRow(at: indexPath)
        let sheet = UIAlertController(title: "More", message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Open", style: .default) { _ in onOpen() })
        sheet.popoverPresentationController?.sourceView = cell
        viewController.present(sheet, animated: true)
    }
}
