import UIKit

func run(_ titles: [String], selecting rows: [Int], keepsScreen: Bool) {
    MainLoop.drain()
    Trace.record("== \(titles) \(rows) \(keepsScreen)")
    var screen: PlaylistViewController? = PlaylistViewController()
    let titleLabel = UILabel()
    let countLabel = UILabel()
    let table = UITableView()
    let field = UITextField()
    screen?.setValue(titleLabel, forKey: "titleLabel")
    screen?.setValue(countLabel, forKey: "countLabel")
    screen?.songs = titles.map { Song(title: $0, plays: 2) }
    var navigation: UINavigationController? = screen.map { UINavigationController(rootViewController: $0) }
    screen?.loadViewIfNeeded()
    Trace.record("title = \(titleLabel.text ?? "nil"), count = \(countLabel.text ?? "nil")")
    for row in rows {
        let path = IndexPath(row: row, section: 0)
        screen?.tableView(table, didSelectRowAt: path)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if titles.indices.contains(row) { screen?.tableView(table, willDisplay: cell, forRowAt: path) }
        Trace.record("cell = \(cell.textLabel?.text ?? "nil"): \(screen?.summary() ?? "gone")")
        Trace.record("pushed = \(navigation?.viewControllers.count ?? 0)")
    }
    let label = UILabel()
    screen?.fail(with: "late", in: label)
    Trace.record("label = \(label.text ?? "nil"): \(screen?.summary() ?? "gone")")
    field.text = "Found"
    screen?.find(field)
    if !keepsScreen {
        navigation = nil
        screen = nil
    }
    Jukebox.shared.answer()
    Trace.record("color = \(field.textColor == .green): \(screen?.summary() ?? "gone")")
    Trace.record("queue = \(Jukebox.shared.queue)")
    navigation = nil
}

run([], selecting: [0], keepsScreen: true)
run(["A", "B"], selecting: [1, 1, 0, 7], keepsScreen: true)
run(["A"], selecting: [0], keepsScreen: false)
