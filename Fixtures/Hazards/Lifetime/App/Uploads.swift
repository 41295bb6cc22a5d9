import UIKit

/// Says when it goes, and with it whoever owned it.
final class Token: Sendable {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    deinit {
        Trace.record("\(name) is gone")
    }
}

protocol UploadQueueDelegate: AnyObject {
    func uploadQueue(_ queue: UploadQueue, didStart name: String)
}

final class UploadQueue {
    static let shared = UploadQueue()

    weak var delegate: UploadQueueDelegate?
    private var waiting: [(Bool) -> Void] = []

    func upload(_ name: String, completion: @escaping (Bool) -> Void) {
        Trace.record("upload(\(name)), delegate: \(delegate != nil)")
        delegate?.uploadQueue(self, didStart: name)
        waiting.append(completion)
    }

    func forget(_ name: String) {
        Trace.record("forget(\(name))")
    }

    func finish(_ succeeded: Bool) {
        Trace.record("finish \(waiting.count): \(succeeded)")
        let completions = waiting
        waiting = []
        completions.forEach { $0(succeeded) }
    }
}

final class DoneViewController: UIViewController {
    var onClose: (() -> Void)?
}
