import UIKit

/// The app's two ways to the articles.
enum Start {
    static func made(with store: ArticleStoreProtocol) -> ArticlesViewController {
        ArticlesViewController(store: store)
    }

    static func fill(_ screen: ArticlesViewController, with store: ArticleStoreProtocol) {
        screen.store = store
        screen.reload()
        Trace.record("store: \(screen.store === store)")
    }
}
