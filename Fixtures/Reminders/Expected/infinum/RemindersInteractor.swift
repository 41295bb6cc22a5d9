import Foundation

@preconcurrency @MainActor
final class RemindersInteractor {

    // MARK: - Properties -

    private let source: ReminderSource

    // MARK: - Lifecycle -

    init(source: ReminderSource) {
        self.source = source
    }
}

// MARK: - Extensions -

extension RemindersInteractor: RemindersInteractorInterface {

    // MARK: - Business use case

    func fetchReminders() async throws -> [Reminder] {
        try await source.reminders()
    }

    func fetchValue(for key: String) -> Bool {
        Preferences.shared.value(for: key)
    }

    func set(_ value: Bool, for key: String) {
        Preferences.shared.set(value, for: key)
    }

    func update(_ reminder: Reminder, completion: @escaping (Bool) -> Void) {
        source.update(reminder, completion: completion)
    }

    func remove(_ reminder: Reminder) {
        source.remove(reminder)
    }
}
