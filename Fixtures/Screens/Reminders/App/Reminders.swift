import UIKit

struct Reminder: Equatable, Sendable {
    let id: Int
    var title: String
    var isDone = false
}

@MainActor
protocol ReminderSource: AnyObject {
    func reminders() async throws -> [Reminder]
    func remove(_ reminder: Reminder)
    func update(_ reminder: Reminder, completion: @escaping (Bool) -> Void)
}

enum SourceError: Error {
    case offline
}

@MainActor
final class RemoteReminders: ReminderSource {
    var stored = [
        Reminder(id: 1, title: "Milk"), Reminder(id: 2, title: "Bread", isDone: true), Reminder(id: 3, title: "Apples"),
    ]
    var isOffline = false

    func reminders() async throws -> [Reminder] {
        Trace.record("source.reminders")
        if isOffline { throw SourceError.offline }
        return stored
    }

    func remove(_ reminder: Reminder) {
        Trace.record("source.remove(\(reminder.id))")
        stored.removeAll { $0.id == reminder.id }
    }

    func update(_ reminder: Reminder, completion: @escaping (Bool) -> Void) {
        Trace.record("source.update(\(reminder.id), \(reminder.isDone))")
        completion(!isOffline)
    }
}

/// Says how many are left.
final class BadgeView: UIView {
    private(set) var count = 0
    var isMuted = false { didSet { Trace.record("badge muted: \(isMuted)") } }

    func show(count: Int, animated: Bool) {
        self.count = count
        Trace.record("badge \(count), \(animated)")
    }
}

@MainActor
final class Preferences {
    static let shared = Preferences()

    var postponed = 0 { didSet { Trace.record("preferences.postponed = \(postponed)") } }

    private var values: [String: Bool] = [:]

    func set(_ value: Bool, for key: String) {
        Trace.record("preferences.\(key) = \(value)")
        values[key] = value
    }

    func value(for key: String) -> Bool { values[key] ?? false }
}

final class EditorViewController: UIViewController {
    var reminder: Reminder?
    var onSave: ((Reminder) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("edits \(reminder?.title ?? "nothing")")
    }
}

enum ScheduleError: Error {
    case past
}

@MainActor
final class ReminderScheduler {
    private(set) var isAllowed = false

    func allow() {
        Trace.record("scheduler.allow")
        isAllowed = true
    }

    func schedule(_ reminder: Reminder, hours: Int) throws {
        Trace.record("scheduler.schedule(\(reminder.id), \(hours))")
        if reminder.isDone { throw ScheduleError.past }
    }
}

final class PermissionViewController: UIViewController {
    var onAllow: (() -> Void)?

    static func make(isKnown: Bool) -> PermissionViewController? {
        Trace.record("permission, \(isKnown)")
        return isKnown ? PermissionViewController() : nil
    }
}
