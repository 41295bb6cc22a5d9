import Foundation

@preconcurrency @MainActor
class SettingsInteractor {

    // MARK: - Module

    weak var eventHandler: SettingsInteractorEventHandler!
    weak var dataSource: SettingsInteractorDataSource!

    // MARK: - Properties

    private let store = SettingsStore.shared
    let account = AccountService.shared
}

// MARK: - Interactor input

extension SettingsInteractor: SettingsInteractorInput {

    // MARK: - Business use case

    /// Also used by the onboarding, which has switches of its own.
    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting) {
        store.set(isOn, forKey: setting.key)
        if setting == .largeText { eventHandler.reload(.reading) }
    }

    func stringTheme() -> String? {
        store.string(forKey: "theme")
    }

    func setTheme(_ value: String) {
        store.set(value, forKey: "theme")
    }

    func synchronize() {
        store.synchronize()
    }

    func removeAll() {
        store.removeAll()
    }

    func bool(forKey key: String) -> Bool {
        store.bool(forKey: key)
    }
}
