import UIKit

final class ProfileViewController: UIViewController {
    var name = "" {
        didSet { Trace.record("profile of \(name)") }
    }
    var onRename: ((String) -> Void)?
}

/// Opens the settings from elsewhere.
@MainActor
struct SettingsLink {
    let section: SettingsTableViewController.Section

    func open(isBeta: Bool) -> SettingsTableViewController {
        let settings = SettingsTableViewController(style: .grouped)
        settings.initialSection = section
        settings.isBeta = isBeta
        return settings
    }
}

@MainActor
func bugReport() -> String {
    let opened = SettingsTableViewController.opened
    SettingsTableViewController.opened = 0
    return "\(SettingsTableViewController.storyboardName) \(SettingsTableViewController.versionText()), opened \(opened)"
}

@MainActor
func onboard(with settings: SettingsTableViewController) {
    for setting in SettingsTableViewController.Setting.allCases {
        settings.save(true, for: setting)
    }
}
