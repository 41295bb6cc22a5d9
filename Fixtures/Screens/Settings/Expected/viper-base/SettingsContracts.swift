import UIKit

// MARK: - View Contract

@preconcurrency @MainActor
protocol SettingsViewProtocol: AnyObject, Sendable {
    func applyTheme()
    func reload(_ section: SettingsTableViewController.Section)
    func reloadTableView()
}

// MARK: - View Output Contract

@preconcurrency @MainActor
protocol SettingsViewOutputProtocol: AnyObject, Sendable {
    var isBeta: Bool { get set }
    var sections: [[SettingsTableViewController.Row]] { get }
    var theme: String { get }
    var account: AccountService { get }

    func viewWillDisappear()
    func buildRows()
    func row(at indexPath: IndexPath) -> SettingsTableViewController.Row
    func didSelectRow(at indexPath: IndexPath)
    func confirmOptOut(completion: @escaping (Bool) -> Void)
    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
    func bool(forKey key: String) -> Bool
}

// MARK: - Interactor Contract

@preconcurrency @MainActor
protocol SettingsInteractorProtocol: AnyObject, Sendable {
    var account: AccountService { get }

    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
    func stringTheme() -> String?
    func setTheme(_ value: String)
    func synchronize()
    func removeAll()
    func bool(forKey key: String) -> Bool
}

// MARK: - Interactor Output Contract

@preconcurrency @MainActor
protocol SettingsInteractorOutputProtocol: AnyObject, Sendable {
    func reload(_ section: SettingsTableViewController.Section)
}

// MARK: - Router Contract

@preconcurrency @MainActor
protocol SettingsRouterProtocol: AnyObject, Sendable {
    func confirmOptOut(completion: @escaping (Bool) -> Void)
    func showThemeSheet(onChoice: @escaping (String) -> Void)
    func performScreenSegue(withIdentifier identifier: String)
}
