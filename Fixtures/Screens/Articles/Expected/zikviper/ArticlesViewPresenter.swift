import Foundation

@preconcurrency @MainActor
class ArticlesViewPresenter {

    // MARK: - Module

    weak var view: ArticlesViewInput!
    var interactor: ArticlesInteractorInput!
    var wireframe: ArticlesWireframeInput!

    // MARK: - Properties

    private var articles: [Article] = []
    private var removals = 0

    // MARK: - Helpers

    private func open(_ article: Article) {
        let view = self.view!
        defer { withExtendedLifetime(view) {} }
        interactor.setLastTitle(article.title)
        interactor.markRead(article)
        wireframe.showArticleText(article: article) { [weak self] address in
            ReadingTracker.shared.track("shared \(address)")
            self?.reload()
        }
    }

    private func remove(_ article: Article) {
        wireframe.showRemoval(of: article.title) { [weak self] in
            self?.interactor.removeArticle(article)
            self?.removals += 1
            self?.reload()
        }
    }
}

// MARK: - View event handler

extension ArticlesViewPresenter: ArticlesViewEventHandler {

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
                self.wireframe.showNothingNewAlert(message: error.localizedDescription) { [weak self] in
                    self?.reload()
                }
            }
        }
    }

    func filterTapped() {
        wireframe.showFilter { [weak self] includesRead in
            ReadingTracker.shared.track("filter: \(includesRead)")
            self?.view.setReadSwitchOn(includesRead)
            self?.reload()
        }
    }

    func closeFilterTapped() {
        wireframe.dismissFilterScreen()
    }

    func closeTapped() {
        interactor.track("closed")
        wireframe.dismissPresentedScreen()
    }

    func browserTapped() {
        guard let article = articles.first(where: { !$0.isRead }) else { return }
        guard let url = URL(string: article.address) else { return }
        wireframe.openURL(url) { [weak self] isOpen in
            self?.view.setCountLabelText(isOpen ? "Opened" : "No browser for \(article.title)")
        }
    }

    func showMore(at indexPath: IndexPath) {
        let article = articles[indexPath.row]
        wireframe.showMoreSheet(at: indexPath, message: article.title) { [weak self] in
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
}

// MARK: - View data source

extension ArticlesViewPresenter: ArticlesViewDataSource {

    // MARK: - Provide view data source

    var numberOfArticles: Int { articles.count }

    func title(at indexPath: IndexPath) -> String {
        articles[indexPath.row].title
    }

    func isRead(at indexPath: IndexPath) -> Bool {
        articles[indexPath.row].isRead
    }

    func address(at indexPath: IndexPath) -> String {
        articles[indexPath.row].address
    }

    // MARK: - Forwarding

    var store: ArticleStoreProtocol! {
        get { interactor.store }
        set { interactor.store = newValue }
    }
}

// MARK: - Interactor event handler

extension ArticlesViewPresenter: ArticlesInteractorEventHandler {
}

// MARK: - Interactor data source

extension ArticlesViewPresenter: ArticlesInteractorDataSource {
}
