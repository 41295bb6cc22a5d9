import Foundation

#if canImport(VIPERBase)
    import VIPERBase
#endif

@preconcurrency @MainActor
class ArticlesPresenter: VIPERPresenter {

    // MARK: - Properties

    weak var view: ArticlesViewProtocol!
    var interactor: ArticlesInteractorProtocol!
    var router: ArticlesRouterProtocol!

    var articles: [Article] = []
    private var removals = 0

    // MARK: - Lifecycle

    required init() {}

    // MARK: - Helpers

    private func open(_ article: Article) {
        let view = self.view!
        defer { withExtendedLifetime(view) {} }
        interactor.setLastTitle(article.title)
        interactor.markRead(article)
        router.showArticleText(article: article) { [weak self] address in
            ReadingTracker.shared.track("shared \(address)")
            self?.reload()
        }
    }

    private func remove(_ article: Article) {
        router.showRemoval(of: article.title) { [weak self] in
            self?.interactor.removeArticle(article)
            self?.removals += 1
            self?.reload()
        }
    }
}

// MARK: - ArticlesViewOutputProtocol

extension ArticlesPresenter: ArticlesViewOutputProtocol {

    func viewDidLoad() {
        view.setReadSwitchOn(interactor.includesRead)
        view.updateNavigationItemRightBarButtonItem()
        if interactor.lastTitle == nil {
            interactor.track("first visit")
        }
        reload()
    }

    func viewWillDisappear() {
        interactor.setIncludesRead(view.isReadSwitchOn)
    }

    func reload() {
        let view = self.view!
        guard interactor.store != nil else {
            view.setCountLabelText("No store")
            return
        }
        articles = interactor.fetchArticles(includingRead: view.isReadSwitchOn)
        view.updateViews(
            countText: "\(articles.count) articles, \(removals) removed",
            isEmptyViewHidden: !articles.isEmpty
        )
    }

    func readChanged(isOn: Bool) {
        interactor.track("read articles: \(isOn)")
        reload()
    }

    func refreshTapped() {
        interactor.fetch { [weak self] result in
            guard let self = self else { return }
            self.view.stopSpinnerAnimating()
            switch result {
            case .success(let articles):
                self.articles = articles
                self.view.reloadTableView()
            case .failure(let error):
                self.router.showNothingNewAlert(message: error.localizedDescription) { [weak self] in
                    self?.reload()
                }
            }
        }
    }

    func filterTapped() {
        router.showFilter { [weak self] includesRead in
            ReadingTracker.shared.track("filter: \(includesRead)")
            self?.view.setReadSwitchOn(includesRead)
            self?.reload()
        }
    }

    func closeFilterTapped() {
        router.dismissFilterScreen()
    }

    func closeTapped() {
        interactor.track("closed")
        router.dismissPresentedScreen()
    }

    func browserTapped() {
        guard let article = articles.first(where: { !$0.isRead }) else { return }
        guard let url = URL(string: article.address) else { return }
        router.openURL(url) { [weak self] isOpen in
            self?.view.setCountLabelText(isOpen ? "Opened" : "No browser for \(article.title)")
        }
    }

    func showMore(at indexPath: IndexPath) {
        let article = articles[indexPath.row]
        router.showMoreSheet(at: indexPath, message: article.title) { [weak self] in
            self?.open(article)
        }
    }

    func forgetTapped() {
        interactor.removeLastTitle()
        removals = 0
        reload()
    }

    func didSelectRow(at indexPath: IndexPath) {
        open(articles[indexPath.row])
    }

    func commit(forRowAt indexPath: IndexPath) {
        remove(articles[indexPath.row])
    }

    // MARK: - Forwarding

    var store: ArticleStoreProtocol! {
        get { interactor.store }
        set { interactor.store = newValue }
    }
}

// MARK: - ArticlesInteractorOutputProtocol

extension ArticlesPresenter: ArticlesInteractorOutputProtocol {
}
