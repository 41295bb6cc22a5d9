import UIKit

@MainActor
final class Listener {
    let screen = EpisodesViewController()
    let table = UITableView()
    let status = UILabel()
    let edit = UISwitch()
    let navigation: UINavigationController

    init() {
        for (key, view) in [("tableView", table), ("statusLabel", status), ("editSwitch", edit)] as [(String, UIView)] {
            screen.setValue(view, forKey: key)
        }
        navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        tell("opened")
    }

    func tell(_ event: String) {
        MainLoop.drain()
        table.layOutRows()
        Trace.record(
            "== \(event): \(status.text ?? "nil"), shown: \(screen.presentedViewController?.title ?? "nil"), "
                + "top: \(navigation.topViewController?.title ?? "nil")")
    }

    var sheet: UIAlertController? { screen.presentedViewController as? UIAlertController }

    func choose(_ title: String) {
        tell("choosing from \(sheet?.actions.map { $0.title ?? "" } ?? [])")
        sheet?.actions.first { $0.title == title }?.tap()
        tell("chose \(title)")
    }
}

@MainActor
func run() {
    let listener = Listener()
    let screen = listener.screen
    screen.signIn()
    listener.tell("asked to sign in")
    screen.dismiss(animated: false)
    Account.shared.isKnown = true
    screen.signIn()
    listener.tell("signed in")
    for (row, title) in [(0, "Move to Work"), (1, "Delete"), (0, "Cancel")] {
        screen.tableView(listener.table, didSelectRowAt: IndexPath(row: row, section: 0))
        listener.choose(title)
    }
    if let item = screen.navigationItem.rightBarButtonItem, let target = item.target as? NSObject {
        _ = target.perform(item.action!, with: item)
        listener.choose("3: fast")
    }
    for episode in EpisodeStore.shared.episodes {
        screen.buy(episode)
        listener.tell("bought \(episode.title)")
    }
    screen.play(EpisodeStore.shared.episodes[0])
    listener.tell("playing")
    listener.navigation.popViewController(animated: false)
    screen.note(on: Episode(title: "Birds", note: "loud"))
    listener.tell("noting")
    (screen.presentedViewController as? NoteViewController)?.model.onSave?("louder")
    listener.tell("noted")
    screen.chooseFont()
    listener.tell("choosing a font")
    (screen.presentedViewController as? UIFontPickerViewController)?.pick(
        UIFontDescriptor(name: "Futura", size: 11))
    listener.tell("chose \(listener.status.font.fontName)")
}

MainActor.assumeIsolated { run() }
