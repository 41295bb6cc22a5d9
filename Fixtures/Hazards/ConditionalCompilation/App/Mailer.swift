import UIKit

@MainActor
struct Mailer {
    var address = "nobody"
    var isUrgent = false

    func to(_ address: String) -> Mailer {
        Mailer(address: address, isUrgent: isUrgent)
    }

    func urgent() -> Mailer {
        Mailer(address: address, isUrgent: true)
    }

    func send(_ drafts: [String]) {
        Trace.record("send(\(drafts)) to \(address)\(isUrgent ? ", urgent" : "")")
    }

    func log(_ line: String) {
        Trace.record("log: \(line)")
    }
}

final class ThanksViewController: UIViewController {}

#if DEBUG
@MainActor
func inspect(_ screen: FeedbackViewController) {
    Trace.record("in tests: \(screen.sentInTests)")
}
#else
@MainActor
func inspect(_ screen: FeedbackViewController) {
    Trace.record("released")
}
#endif
