import Foundation
#if canImport(Combine)
import Combine
#endif

@preconcurrency @MainActor
final class FeedbackInteractor {

    // MARK: - Manage model

    let mailer = Mailer()
    var drafts: [String] = []
}

// MARK: - Extensions -

extension FeedbackInteractor: FeedbackInteractorInterface {

    // MARK: - Business use case

    func submit(_ drafts: [String]) {
        #if DEBUG
        let address = "test"
        #else
        let address = "live"
        #endif
        mailer
            .to(address)
            #if DEBUG
            .urgent()
            #endif
            .send(drafts)
    }
}
