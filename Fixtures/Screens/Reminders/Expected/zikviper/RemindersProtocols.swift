import UIKit

@preconcurrency @MainActor
protocol RemindersViewInput: AnyObject, Sendable {
    var isDoneSwitchOn: Bool { get }
    var searchText: String? { get }

    func setMessageLabelText(_ text: String?)
    func setMessageLabelHidden(_ isHidden: Bool)
    func endRefresherRefreshing()
    func setDoneSwitchOn(_ isOn: Bool)
    func setBadgeMuted(_ isMuted: Bool)
    func reloadTableView()
    func showBadge(count: Int, animated: Bool)
    func setSearchBarPlaceholder(_ placeholder: String?)
}

@preconcurrency @MainActor
protocol RemindersViewEventHandler: AnyObject, Sendable {
    func reload()
    func doneChanged()
    func pulled()
    func filter()
    func delete(_ reminder: Reminder)
    func postpone(_ reminder: Reminder)
    func edit(_ reminder: Reminder)
    func viewDidLoad()
    func commit(forRowAt indexPath: IndexPath)
    func didSelectRow(at indexPath: IndexPath)
    func accessoryButtonTappedForRow(with indexPath: IndexPath)
}

@preconcurrency @MainActor
protocol RemindersViewDataSource: AnyObject, Sendable {
    var changes: Int { get }
    var scheduler: ReminderScheduler? { get set }
    var numberOfShownReminders: Int { get }

    func title(at indexPath: IndexPath) -> String
    func isDone(at indexPath: IndexPath) -> Bool
}

@preconcurrency @MainActor
protocol RemindersInteractorInput: AnyObject, Sendable {
    func fetchReminders() async throws -> [Reminder]
    func fetchValue(for key: String) -> Bool
    func set(_ value: Bool, for key: String)
    func update(_ reminder: Reminder, completion: @escaping (Bool) -> Void)
    func remove(_ reminder: Reminder)
    func increasePostponed()
}

@preconcurrency @MainActor
protocol RemindersInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol RemindersInteractorDataSource: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol RemindersWireframeInput: AnyObject, Sendable {
    func showDeleteAlert(for title: String, onDelete: @escaping () -> Void)
    func showTooLateAlert(message: String)
    func showPermission(isKnown: Bool, onAllow: @escaping () -> Void)
    func showEditor(for reminder: Reminder?, onSave: @escaping (Reminder) -> Void)
    func goBack()
}

@preconcurrency @MainActor
protocol RemindersRouterInput: AnyObject, Sendable {
    func makeEditor() -> EditorViewController
}
