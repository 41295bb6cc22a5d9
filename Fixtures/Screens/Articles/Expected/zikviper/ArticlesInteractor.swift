import Foundation

@preconcurrency @MainActor
class ArticlesInteractor {

    // MARK: - Module

    weak var eventHandler: ArticlesInteractorEventHandler!
    weak var dataSource: ArticlesInteractorDataSource!

    // MARK: - Properties

    private let readingTracker: ReadingTracker
    private let userDefaults: UserDefaults

    var store: ArticleStoreProtocol!

    // MARK: - Lifecycle

    init(
        store: ArticleStoreProtocol?,
        readingTracker: ReadingTracker = .shared,
        userDefaults: UserDefaults = .standard
    ) {
        self.store = store
        self.readingTracker = readingTracker
        self.userDefaults = userDefaults
    }
}

// MARK: - Interactor input

extension ArticlesInteractor: ArticlesInteractorInput {

    // MARK: - Business use case

    var includesRead: Bool { userDefaults.bool(forKey: "articles.includesRead") }

    var lastTitle: String? { userDefaults.string(forKey: "articles.LAST_TITLE") }

    func track(_ event: String) {
        readingTracker.track(event)
    }

    func setIncludesRead(_ includesRead: Bool) {
        userDefaults.set(includesRead, forKey: "articles.includesRead")
    }

    func fetchArticles(includingRead: Bool) -> [Article] {
        store.articles(includingRead: includingRead)
    }

    func fetch(_ completion: @escaping (Result<[Article], Error>) -> Void) {
        store.fetch(completion)
    }

    func setLastTitle(_ lastTitle: String) {
        userDefaults.set(lastTitle, forKey: "articles.LAST_TITLE")
    }

    func markRead(_ article: Article) {
        store.markRead(article)
    }

    func removeArticle(_ article: Article) {
        store.remove(article)
    }

    func removeLastTitle() {
        userDefaults.removeObject(forKey: "articles.LAST_TITLE")
    }
}
