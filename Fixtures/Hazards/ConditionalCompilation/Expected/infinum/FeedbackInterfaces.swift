import UIKit
#if canImport(Combine)
import Combine
#endif

@preconcurrency @MainActor
protocol FeedbackWireframeInterface: WireframeInterface {
    func showHint()
    @available(iOS 15, *)
    func celebrate()
}

@preconcurrency @MainActor
protocol FeedbackViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol FeedbackPresenterInterface: PresenterInterface {
    var mailer: Mailer { get }
    var drafts: [String] { get set }

    func celebrateIfNeeded()
    func showHint()
    func submit(_ drafts: [String])
}

@preconcurrency @MainActor
protocol FeedbackInteractorInterface: InteractorInterface {
    var mailer: Mailer { get }
    var drafts: [String] { get set }

    func submit(_ drafts: [String])
}
