import UIKit

struct Post: Equatable {
    let id: Int
    let title: String
}

struct Comment {
    let author: String
    let text: String
}

/// Keeps every request open until the driver answers it.
final class CommentService {
    static let shared = CommentService()

    private var lists: [([Comment]) -> Void] = []
    private var sent: [(text: String, completion: (Comment?) -> Void)] = []

    func comments(on post: Post, completion: @escaping ([Comment]) -> Void) {
        Trace.record("comments(on: \(post.id))")
        lists.append(completion)
    }

    func add(_ text: String, to post: Post, completion: @escaping (Comment?) -> Void) {
        Trace.record("add(\(text), to: \(post.id))")
        sent.append((text, completion))
    }

    func answer(_ comments: [Comment]) {
        lists.removeFirst()(comments)
    }

    func answer(isStored: Bool) {
        let (text, completion) = sent.removeFirst()
        completion(isStored ? Comment(author: "me", text: text) : nil)
    }
}

/// The list from which posts are opened.
final class Timeline: UIViewController, PostDetailsDelegate {
    private(set) var marked: Set<Int> = []
    private weak var details: PostDetailsViewController?

    func open(_ post: Post) -> PostDetailsViewController {
        let details = PostDetailsViewController(post: post)
        details.delegate = self
        self.details = details
        navigationController?.pushViewController(details, animated: true)
        return details
    }

    func toggleBookmark(for post: Post) {
        marked.formSymmetricDifference([post.id])
        Trace.record("marked = \(marked.sorted())")
    }

    func isBookmarked(_ post: Post) -> Bool {
        Trace.record("isBookmarked(\(post.id))")
        return marked.contains(post.id)
    }

    func postDetails(_ details: PostDetailsViewController, didComment comment: Comment) {
        Trace.record("didComment(\(comment.text)), same = \(details === self.details)")
    }

    func postDetailsDidFinish(_ details: PostDetailsViewController) {
        Trace.record("didFinish, same = \(details === self.details), delegate = \(details.delegate === self)")
        navigationController?.popViewController(animated: true)
    }
}
