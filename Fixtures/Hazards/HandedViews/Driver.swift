import UIKit

final class CountingTable: UITableView {
    override func reloadData() { Trace.record("reload") }
}

func run(rows: [Int], keepsScreen: Bool) {
    MainLoop.drain()
    Trace.record("== \(rows) \(keepsScreen)")
    let listener = Listener()
    var screen: OptionsViewController? = OptionsViewController()
    screen?.listener = listener
    let table = CountingTable()
    var navigation: UINavigationController? = screen.map { UINavigationController(rootViewController: $0) }
    screen?.loadViewIfNeeded()
    for row in rows {
        screen?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
        Trace.record("\(screen?.summary() ?? "gone"), pushed = \(navigation?.viewControllers.count ?? 0)")
    }
    let control = UISwitch()
    control.isOn = keepsScreen
    screen?.muted(control)
    let button = UIButton()
    for _ in 0..<4 {
        screen?.tapped(button)
        Trace.record("title = \(button.title(for: .normal) ?? "nil"): \(screen?.summary() ?? "gone")")
    }
    screen?.flipped(control)
    Trace.record("on = \(control.isOn): \(screen?.summary() ?? "gone")")
    if !keepsScreen {
        navigation = nil
        screen = nil
    }
    OptionStore.shared.answer()
    navigation = nil
}

run(rows: [0, 1, 2, 3], keepsScreen: true)
run(rows: [2, 0], keepsScreen: false)
