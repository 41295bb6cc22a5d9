import UIKit

/// Ways to other modules, for the wireframe.
@preconcurrency @MainActor
class ArticlesRouter {
}

// MARK: - Router input

extension ArticlesRouter: ArticlesRouterInput {

    func makeFilter(onChoice: @escaping (Bool) -> Void) -> FilterViewController {
        FilterViewController(onChoice: onChoice)
    }

    func makeArticleText(article: Article, onShare: @escaping (String) -> Void) -> ArticleTextViewController {
        ArticleTextViewController(article: article, onShare: onShare)
    }
}
