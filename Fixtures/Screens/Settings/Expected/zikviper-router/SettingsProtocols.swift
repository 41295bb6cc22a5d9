import UIKit

@preconcurrency @MainActor
protocol SettingsViewInput: AnyObject, Sendable {
    func applyTheme()
    func reload(_ section: SettingsTableViewController.Section)
    func reloadTableView()
}

@preconcurrency @MainActor
protocol SettingsViewEventHandler: AnyObject, Sendable {
    func viewWillDisappear()
    func didSelectRow(at indexPath: IndexPath)
    func confirmOptOut(completion: @escaping (Bool) -> Void)
    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
}

@preconcurrency @MainActor
protocol SettingsViewDataSource: AnyObject, Sendable {
    var isBeta: Bool { get set }
    var theme: String { get }
    var numberOfSections: Int { get }
    var account: AccountService { get }

    func buildRows()
    func row(at indexPath: IndexPath) -> SettingsTableViewController.Row
    func numberOfRows(inSection section: Int) -> Int
    func bool(forKey key: String) -> Bool
}

@preconcurrency @MainActor
protocol SettingsInteractorInput: AnyObject, Sendable {
    var account: AccountService { get }

    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
    func stringTheme() -> String?
    func setTheme(_ value: String)
    func synchronize()
    func removeAll()
    func bool(forKey key: String) -> Bool
}

@preconcurrency @MainActor
protocol SettingsInteractorEventHandler: AnyObject, Sendable {
    func reload(_ section: SettingsTableViewController.Section)
}

@preconcurrency @MainActor
protocol SettingsInteractorDataSource: AnyObject, Sendable {
}
