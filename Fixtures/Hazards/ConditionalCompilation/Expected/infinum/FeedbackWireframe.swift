import UIKit
#if canImport(Combine)
import Combine
#endif

final class FeedbackWireframe: BaseWireframe<FeedbackViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = FeedbackViewController()
        super.init(viewController: moduleViewController)
    }

    private override init(existing viewController: FeedbackViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(_ viewController: FeedbackViewController) -> FeedbackPresenterInterface {
        FeedbackWireframe(existing: viewController).makePresenter(for: viewController)
    }

    private func makePresenter(for view: FeedbackViewInterface) -> FeedbackPresenter {
        let interactor = FeedbackInteractor()
        let presenter = FeedbackPresenter(view: view, interactor: interactor, wireframe: self)
        return presenter
    }
}

// MARK: - Extensions -

extension FeedbackWireframe: FeedbackWireframeInterface {

    // MARK: - Wireframe

    func showHint() {
        let alert = UIAlertController(title: "Nothing to send", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    @available(iOS 15, *)
    func celebrate() {
        let thanks = ThanksViewController()
        thanks.title = "Thanks for \(viewController.presenter.drafts.count)"
        viewController.present(thanks, animated: true)
    }
}
