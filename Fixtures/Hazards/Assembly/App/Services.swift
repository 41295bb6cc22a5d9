import UIKit

@MainActor protocol FeedDelegate: AnyObject {
    func feed(_ feed: Feed, didGet n: Int)
    func feedDidEnd(_ feed: Feed)
}
extension FeedDelegate { func feedDidEnd(_ feed: Feed) { Trace.record("default end") } }
@MainActor final class Feed {
    static let shared = Feed()
    weak var delegate: FeedDelegate?
    func push(_ n: Int) {
        Trace.record("push \(n) \(delegate != nil)")
        delegate?.feed(self, didGet: n)
    }
    func end() {
        Trace.record("end \(delegate != nil)")
        delegate?.feedDidEnd(self)
    }
}
@MainActor protocol StepPickerDelegate: AnyObject {
    var stepTitle: String { get }
    func picked(_ n: Int)
}
@MainActor final class StepPicker {
    weak var delegate: StepPickerDelegate?
    func pick() { delegate?.picked(delegate?.stepTitle.count ?? 0) }
}
