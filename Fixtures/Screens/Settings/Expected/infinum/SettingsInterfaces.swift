import UIKit

@preconcurrency @MainActor
protocol SettingsWireframeInterface: WireframeInterface {
    func confirmOptOut(completion: @escaping (Bool) -> Void)
    func performScreenSegue(withIdentifier identifier: String)
}

@preconcurrency @MainActor
protocol SettingsViewInterface: ViewInterface {
    func applyTheme()
    func reload(_ section: SettingsTableViewController.Section)
    func showThemes()
    func deleteAccount()
}

@preconcurrency @MainActor
protocol SettingsPresenterInterface: PresenterInterface {
    var isBeta: Bool { get set }
    var sections: [[SettingsTableViewController.Row]] { get }
    var theme: String { get }
    var store: SettingsStore { get }
    var account: AccountService { get }

    func viewWillDisappear()
    func buildRows()
    func row(at indexPath: IndexPath) -> SettingsTableViewController.Row
    func didChoose(theme newTheme: String)
    func didSelectRow(at indexPath: IndexPath)
    func confirmOptOut(completion: @escaping (Bool) -> Void)
    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
    func removeAll()
}

@preconcurrency @MainActor
protocol SettingsInteractorInterface: InteractorInterface {
    var store: SettingsStore { get }
    var account: AccountService { get }

    func save(_ isOn: Bool, for setting: SettingsTableViewController.Setting)
    func setTheme(_ value: String)
    func synchronize()
    func removeAll()
}

@preconcurrency @MainActor
protocol SettingsInteractorOutputInterface: AnyObject, Sendable {
    func reload(_ section: SettingsTableViewController.Section)
}
