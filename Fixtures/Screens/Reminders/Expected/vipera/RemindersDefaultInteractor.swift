import Foundation

@preconcurrency @MainActor
class RemindersDefaultInteractor {

    // MARK: - Module

    weak var presenter: RemindersPresenter!

    // MARK: - Properties

    private let preferences: Preferences

    private let source: ReminderSource

    // MARK: - Lifecycle

    init(source: ReminderSource, preferences: Preferences? = nil) {
        self.source = source
        self.preferences = preferences ?? .shared
    }
}

// MARK: - RemindersInteractor

extension RemindersDefaultInteractor: RemindersInteractor {

    // MARK: - Business use case

    func fetchReminders() async throws -> [Reminder] {
        try await source.reminders()
    }

    func fetchValue(for key: String) -> Bool {
        preferences.value(for: key)
    }

    func set(_ value: Bool, for key: String) {
        preferences.set(value, for: key)
    }

    func update(_ reminder: Reminder, completion: @escaping (Bool) -> Void) {
        source.update(reminder, completion: completion)
    }

    func remove(_ reminder: Reminder) {
        source.remove(reminder)
    }

    func increasePostponed() {
        preferences.postponed += 1
    }
}
