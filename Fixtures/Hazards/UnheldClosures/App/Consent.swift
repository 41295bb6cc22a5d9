import UIKit

enum Preferences {
    nonisolated(unsafe) static var sendsReports = false {
        didSet { Trace.record("Preferences.sendsReports = \(sendsReports)") }
    }
}

final class ReportTracker: Sendable {
    static let shared = ReportTracker()

    private init() {}

    func setCollecting(_ isCollecting: Bool) { Trace.record("tracker.setCollecting(\(isCollecting))") }
    func remember(_ answer: String) { Trace.record("tracker.remember(\(answer))") }
    func total(besides count: Int) -> Int {
        Trace.record("tracker.total(besides: \(count))")
        return count + 1
    }
}

/// Runs what it is given one day.
final class Importer: @unchecked Sendable {
    static let shared = Importer()

    private var waiting: [() -> Void] = []

    func run(_ step: @escaping () -> Void) { waiting.append(step) }
    func finish() {
        waiting.forEach { $0() }
        waiting = []
    }
}

final class TermsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Terms"
    }
}

/// Knows which screen is in front.
final class Guide: @unchecked Sendable {
    static let shared = Guide()

    func push(_ screen: UIViewController?) { Trace.record("guide.push(\(screen.map { "\(type(of: $0))" } ?? "nil"))") }
}
