import UIKit

@preconcurrency @MainActor
class PostDetailsWireframe {

    // MARK: - Module

    weak var view: PostDetailsViewController!
    var router: PostDetailsRouterInput!
}

// MARK: - Wireframe input

extension PostDetailsWireframe: PostDetailsWireframeInput {

    // MARK: - Helpers

    func complain() {
        let alert = UIAlertController(title: "Not sent", message: "Try again later.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        view.present(alert, animated: true)
    }
}
