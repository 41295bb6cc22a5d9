import UIKit

final class ArticleTextViewController: UIViewController {
    let article: Article
    private let onShare: (String) -> Void

    init(article: Article, onShare: @escaping (String) -> Void) {
        self.article = article
        self.onShare = onShare
        super.init(nibName: nil, bundle: nil)
        title = article.title
    }

    required init?(coder: NSCoder) { return nil }

    func share() { onShare(article.address) }
}

final class FilterViewController: UIViewController {
    private let onChoice: (Bool) -> Void

    init(onChoice: @escaping (Bool) -> Void) {
        self.onChoice = onChoice
        super.init(nibName: nil, bundle: nil)
        title = "Filter"
    }

    required init?(coder: NSCoder) { return nil }

    func choose(_ includesRead: Bool) { onChoice(includesRead) }
}

enum Confirmation {
    static func showRemoval(usingController controller: UIViewController, of title: String, onConfirm: @escaping () -> Void) {
        let alert = UIAlertController(title: "Remove \(title)?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in onConfirm() })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        controller.present(alert, animated: true)
    }
}
