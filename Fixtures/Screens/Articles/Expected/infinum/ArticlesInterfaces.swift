import UIKit

@preconcurrency @MainActor
protocol ArticlesWireframeInterface: WireframeInterface {
    func showNothingNewAlert(message: String, onOK: @escaping () -> Void)
    func showFilter(onChoice: @escaping (Bool) -> Void)
    func dismissFilterScreen()
    func dismissPresentedScreen()
    func showArticleText(article: Article, onShare: @escaping (String) -> Void)
    func openURL(_ url: URL, completion: @escaping (Bool) -> Void)
    func showRemoval(of title: String, onConfirm: @escaping () -> Void)
    func showMoreSheet(at indexPath: IndexPath, message: String, onOpen: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol ArticlesViewInterface: ViewInterface {
    var isReadSwitchOn: Bool { get }

    func setReadSwitchOn(_ isOn: Bool)
    func updateNavigationItemRightBarButtonItem()
    func setCountLabelText(_ text: String?)
    func updateViews(countText: String?, isEmptyViewHidden: Bool)
    func stopSpinnerAnimating()
    func reloadTableView()
}

@preconcurrency @MainActor
protocol ArticlesPresenterInterface: PresenterInterface {
    var articles: [Article] { get }
    var store: ArticleStoreProtocol! { get set }

    func viewDidLoad()
    func viewWillDisappear()
    func reload()
    func readChanged(isOn: Bool)
    func refreshTapped()
    func filterTapped()
    func closeFilterTapped()
    func closeTapped()
    func browserTapped()
    func showMore(at indexPath: IndexPath)
    func forgetTapped()
    func didSelectRow(at indexPath: IndexPath)
    func commit(forRowAt indexPath: IndexPath)
}

@preconcurrency @MainActor
protocol ArticlesInteractorInterface: InteractorInterface {
    var store: ArticleStoreProtocol! { get set }
    var includesRead: Bool { get }
    var lastTitle: String? { get }

    func track(_ event: String)
    func setIncludesRead(_ includesRead: Bool)
    func fetchArticles(includingRead: Bool) -> [Article]
    func fetch(_ completion: @escaping (Result<[Article], Error>) -> Void)
    func setLastTitle(_ lastTitle: String)
    func markRead(_ article: Article)
    func removeArticle(_ article: Article)
    func removeLastTitle()
}
