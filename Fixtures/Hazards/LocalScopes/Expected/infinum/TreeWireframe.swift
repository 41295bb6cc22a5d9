import UIKit

final class TreeWireframe: BaseWireframe<TreeViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TreeViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: TreeViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: TreeViewController) -> TreePresenterInterface {
        TreeWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: TreeViewInterface) -> TreePresenter {
        let interactor = TreeInteractor()
        let presenter = TreePresenter(view: view, interactor: interactor, wireframe: self)
        interactor.output = presenter
        return presenter
    }
}

// MARK: - Extensions -

extension TreeWireframe: TreeWireframeInterface {

    // MARK: - Wireframe

    func complain(about name: String) {
        class Complaint: UIViewController {
            var root = "" {
                didSet { title = "no \(root) in \(maximumDepth)" }
            }
            let maximumDepth = "the tree"
        }
        let complaint = Complaint()
        complaint.root = name
        viewController.present(complaint, animated: true)
    }
}
