import UIKit

class ChatViewController: UIViewController {
    var dialogID = ""
}

class DialogsViewController: UIViewController {}

/// Makes screens, unless there is no account for them.
enum Screens {
    static var hasAccount = true

    static func chat() -> ChatViewController? {
        hasAccount ? ChatViewController() : nil
    }
}

/// Keeps every request open until the driver answers it.
final class DialogService {
    static let shared = DialogService()

    private var requests: [(String?) -> Void] = []

    func create(_ name: String, completion: @escaping (String?) -> Void) {
        Trace.record("dialogs.create(\(name))")
        requests.append(completion)
    }

    func count(_ weigh: @escaping (Int) -> Int) {
        Trace.record("dialogs.count = \(weigh(2))")
    }

    func answer(_ id: String?) {
        requests.removeFirst()(id)
    }
}
