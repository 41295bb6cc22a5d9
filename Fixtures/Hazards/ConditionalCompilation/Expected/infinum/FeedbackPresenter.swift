import Foundation
#if canImport(Combine)
import Combine
#endif

@preconcurrency @MainActor
final class FeedbackPresenter {

    // MARK: - Private properties -

    private unowned let view: FeedbackViewInterface
    private let interactor: FeedbackInteractorInterface
    private let wireframe: FeedbackWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: FeedbackViewInterface,
        interactor: FeedbackInteractorInterface,
        wireframe: FeedbackWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension FeedbackPresenter: FeedbackPresenterInterface {

    // MARK: - Handle view event

    func celebrateIfNeeded() {
        if #available(iOS 15, *) {
            wireframe.celebrate()
        }
    }

    // MARK: - Forwarding

    func showHint() {
        wireframe.showHint()
    }

    func submit(_ drafts: [String]) {
        interactor.submit(drafts)
    }

    var mailer: Mailer { interactor.mailer }

    var drafts: [String] {
        get { interactor.drafts }
        set { interactor.drafts = newValue }
    }
}
