import UIKit

@preconcurrency @MainActor
class ArticlesWireframe {

    // MARK: - Module

    weak var view: ArticlesViewController!
    var router: ArticlesRouterInput!
}

// MARK: - Wireframe input

extension ArticlesWireframe: ArticlesWireframeInput {

    // MARK: - Wireframe

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
        let screen = router.makeFilter(onChoice: onChoice)
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
        let screen = router.makeArticleText(article: article, onShare: onShare)
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
