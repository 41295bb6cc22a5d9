import UIKit

final class EntryStore {
    static let shared = EntryStore()
    var entries = ["rain", "sun"]
}

final class EditorViewController: UIViewController {
    var entry = ""
    var isDirty = false

    func reload(_ entries: [String]) {
        isDirty = entries.count > 2
        Trace.record("editor reloads \(entries) at \(entry)")
    }
}

final class HelpViewController: UIViewController {
    var topic = "none"
}

/// Says when it is made and let go of.
final class TourViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        Trace.record("tour made")
    }

    required init?(coder: NSCoder) { nil }

    deinit { Trace.record("tour gone") }
}

/// Asks the diary for the screen that it has kept.
enum DiaryWatcher {
    @MainActor static func shown(in diary: DiaryViewController) -> String { diary.preview?.title ?? "nothing" }
}
