import UIKit

struct Draft {
    let title: String
}

@MainActor
class DraftStore {
    private var count = 0

    func save(_ draft: Draft) -> Int {
        count += 1
        Trace.record("store.save(\(draft.title))")
        return count
    }
}

@MainActor
class DraftHistory {
    static let shared = DraftHistory()

    private(set) var texts: [String] = []

    func add(_ text: String) {
        texts.append(text)
        Trace.record("history.add(\(text))")
    }

    func suggestions(_ done: @escaping ([String]) -> Void) {
        Trace.record("history.suggestions")
        DispatchQueue.main.async { done(["Milk", "Bread"]) }
    }
}

/// What was typed, over the draft that it was typed in.
class HistoryViewController: UIViewController {
    weak var draft: DraftDefaultView?

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("history over \(draft?.title ?? "nothing")")
    }
}

/// Whoever has opened the draft.
@MainActor
final class DraftList: DraftModuleDelegate {
    func didSave(_ draft: Draft) {
        Trace.record("list.didSave(\(draft.title))")
    }
}
