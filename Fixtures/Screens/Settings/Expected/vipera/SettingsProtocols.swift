import UIKit

@preconcurrency @MainActor
protocol SettingsView: AnyObject, Sendable {
    func applyTheme()
    func reload(_ section: SettingsTableViewController.Section)
    func reloadTableView()
}

@preconcurrency @MainActor
protocol SettingsPresenter: AnyObject, Sendable {
    var isBeta: Bool { get set }
    var sections: [[SettingsTableViewController.Row]] { get }
    var theme: String { get }
    var account: AccountService { get }

    func viewWillDisappear()
    func buildRows()
    func row(at indexPath: IndexPath) -> SettingsTableViewController.Row
    func didSelectRow(at indexPath: IndexPath)
    func reload(_ section: SettingsTableViewController.Section)
    func confirmOptOut(completion: @escaping (Bool) -> Void)
    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
    func bool(forKey key: String) -> Bool
}

@preconcurrency @MainActor
protocol SettingsInteractor: AnyObject, Sendable {
    var account: AccountService { get }

    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
    func stringTheme() -> String?
    func setTheme(_ value: String)
    func synchronize()
    func removeAll()
    func bool(forKey key: String) -> Bool
}

@preconcurrency @MainActor
protocol SettingsRouter: AnyObject, Sendable {
    func confirmOptOut(completion: @escaping (Bool) -> Void)
    func showThemeSheet(onChoice: @escaping (String) -> Void)
    func performScreenSegue(withIdentifier identifier: String)
}
