import UIKit

typealias Screen = SettingsTableViewController

@MainActor
func dump(_ screen: Screen) {
    let table = screen.tableView!
    for section in 0..<screen.numberOfSections(in: table) {
        Trace.record("# \(screen.tableView(table, titleForHeaderInSection: section) ?? "-")")
        for row in 0..<screen.tableView(table, numberOfRowsInSection: section) {
            let cell = screen.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
            let isOn = (cell.accessoryView as? UISwitch).map { $0.isOn ? "[on]" : "[off]" } ?? ""
            Trace.record("\(cell.textLabel?.text ?? "nil") \(cell.detailTextLabel?.text ?? "") \(isOn)")
        }
    }
}

@MainActor
func toggle(row: Int, in section: Screen.Section, of screen: Screen) {
    let cell = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: row, section: section.rawValue))
    let toggle = cell.accessoryView as! UISwitch
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
}

@MainActor
func select(row: Int, in section: Screen.Section, of screen: Screen) {
    screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: row, section: section.rawValue))
}

@MainActor
func choose(_ index: Int, of screen: Screen) {
    (screen.presentedViewController as! UIAlertController).actions[index].tap()
}

@MainActor
func change() {
    MainLoop.drain()
    Trace.record("== change settings")
    let screen = Screen(style: .grouped)
    screen.loadViewIfNeeded()
    dump(screen)
    toggle(row: 1, in: .reading, of: screen)
    toggle(row: 2, in: .reading, of: screen)
    toggle(row: 0, in: .privacy, of: screen)
    toggle(row: 0, in: .privacy, of: screen)
    choose(1, of: screen)
    toggle(row: 0, in: .privacy, of: screen)
    choose(0, of: screen)
    select(row: 0, in: .reading, of: screen)
    choose(1, of: screen)
    select(row: 0, in: .reading, of: screen)
    choose(1, of: screen)
    select(row: 0, in: .about, of: screen)
    dump(screen)
    screen.viewWillDisappear(true)
}

@MainActor
func rename() {
    MainLoop.drain()
    Trace.record("== rename and delete")
    let screen = SettingsLink(section: .privacy).open(isBeta: true)
    screen.loadViewIfNeeded()
    select(row: 0, in: .account, of: screen)
    let profile = ProfileViewController()
    screen.prepare(for: UIStoryboardSegue(identifier: "profile", source: screen, destination: profile), sender: nil)
    screen.prepare(for: UIStoryboardSegue(identifier: "other", source: screen, destination: profile), sender: nil)
    profile.onRename?("Bea")
    dump(screen)
    AccountService.shared.isOffline = true
    select(row: 1, in: .account, of: screen)
    AccountService.shared.isOffline = false
    select(row: 1, in: .account, of: screen)
    dump(screen)
    select(row: 0, in: .account, of: screen)
    screen.scroll(to: .about)
}

@MainActor
func useFromOutside() {
    MainLoop.drain()
    Trace.record("== from outside")
    onboard(with: SettingsLink(section: .about).open(isBeta: false))
    Trace.record(bugReport())
    Trace.record(bugReport())
    Trace.record("\(Screen.reuseIdentifier), \(Screen.Setting.analytics.key), \(Screen.Section.allCases.count)")
}

MainActor.assumeIsolated {
    change()
    rename()
    useFromOutside()
}
