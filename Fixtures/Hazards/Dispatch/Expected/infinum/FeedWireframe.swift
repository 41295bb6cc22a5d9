import UIKit

final class FeedWireframe: BaseWireframe<FeedViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = FeedViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: FeedViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: FeedViewController) -> FeedPresenterInterface {
        FeedWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: FeedViewInterface) -> FeedPresenter {
        let interactor = FeedInteractor()
        let presenter = FeedPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension FeedWireframe: FeedWireframeInterface {

    // MARK: - Wireframe

    func finish() {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { [viewController] in
            viewController.present(UIViewController(), animated: false)
        }
    }
}
