import Foundation

@preconcurrency @MainActor
class RemindersDefaultPresenter {

    // MARK: - Module

    var router: RemindersRouter!
    var interactor: RemindersInteractor!
    weak var view: RemindersView!

    // MARK: - Properties

    private var reminders: [Reminder] = []
    var shown: [Reminder] = []
    private(set) var changes = 0
    /// Whoever reminds, if anybody may.
    var scheduler: ReminderScheduler?

    // MARK: - Initialisers

    private func load() async {
        let view = self.view!
        do {
            reminders = try await interactor.fetchReminders()
            view.setMessageLabelText(nil)
            filter()
        } catch {
            view.setMessageLabelText("Nothing came")
            view.setMessageLabelHidden(false)
        }
        view.endRefresherRefreshing()
    }

    // MARK: - Layout

    private func setUp() {
        view.setDoneSwitchOn(interactor.fetchValue(for: "done"))
        view.setBadgeMuted(interactor.fetchValue(for: "muted"))
    }

    // MARK: - Helpers

    private func toggle(_ reminder: Reminder) {
        var changed = reminder
        changed.isDone.toggle()
        interactor.update(changed) { [weak self, weak view] succeeded in
            guard let self, let view else { return }
            guard succeeded else {
                view.setMessageLabelText("\(changed.title) didn't change")
                return
            }
            self.changes += 1
            if let place = self.reminders.firstIndex(where: { $0.id == changed.id }) {
                self.reminders[place] = changed
            }
            self.filter()
        }
    }

    private func askForPermission() {
        router.showPermission(isKnown: scheduler != nil) { [weak self] in
            self?.scheduler?.allow()
            self?.view.setMessageLabelText("Thank you")
        }
    }
}

// MARK: - RemindersPresenter

extension RemindersDefaultPresenter: RemindersPresenter {

    // MARK: - Initialisers

    func reload() {
        view.setMessageLabelText("Loading")
        Task { [weak self] in
            await self?.load()
        }
    }

    // MARK: - Layout

    func doneChanged() {
        interactor.set(view.isDoneSwitchOn, for: "done")
        filter()
    }

    func pulled() {
        interactor.set(false, for: "muted")
        view.setBadgeMuted(false)
        reload()
    }

    // MARK: - Networking

    func filter() {
        let text = view.searchText?.lowercased() ?? ""
        shown = reminders.filter { reminder in
            (view.isDoneSwitchOn || !reminder.isDone) && (text.isEmpty || reminder.title.lowercased().contains(text))
        }
        view.reloadTableView()
        view.showBadge(count: shown.count, animated: !text.isEmpty)
        view.setSearchBarPlaceholder("\(reminders.count) in all")
    }

    // MARK: - Helpers

    func delete(_ reminder: Reminder) {
        router.showDeleteAlert(for: reminder.title) { [weak self, weak view] in
            guard let self = self, let view = view else { return }
            defer { withExtendedLifetime(view) {} }
            self.interactor.remove(reminder)
            self.reminders.removeAll { $0.id == reminder.id }
            self.changes += 1
            self.filter()
        }
    }

    func postpone(_ reminder: Reminder) {
        guard let scheduler = scheduler, scheduler.isAllowed else {
            askForPermission()
            return
        }
        do {
            try scheduler.schedule(reminder, hours: 1)
            view.setMessageLabelText("\(reminder.title) in an hour")
            interactor.increasePostponed()
        } catch {
            router.showTooLateAlert(message: error.localizedDescription)
        }
    }

    func edit(_ reminder: Reminder) {
        router.showEditor(for: reminder) { [weak self] saved in
            self?.toggle(saved)
            self?.router.goBack()
        }
    }

    // MARK: - Handle view event

    func viewDidLoad() {
        setUp()
        reload()
    }

    // MARK: - UITableViewDataSource

    func commit(forRowAt indexPath: IndexPath) {
        delete(shown[indexPath.row])
    }

    // MARK: - UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        toggle(shown[indexPath.row])
    }

    func accessoryButtonTappedForRow(with indexPath: IndexPath) {
        edit(shown[indexPath.row])
    }
}
