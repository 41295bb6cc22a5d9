import UIKit

@MainActor
func run() {
    MainLoop.drain()
    let screen = GuestsViewController()
    let table = UITableView()
    let field = UITextField()
    screen.setValue(table, forKey: "tableView")
    screen.setValue(field, forKey: "nameField")
    screen.loadViewIfNeeded()
    Trace.record(screen.title ?? "nil")
    func change(_ name: String, begin: () -> Void, end: () -> Void) {
        begin()
        GuestStore.shared.guests.append(name)
        screen.refresh()
        Trace.record(screen.title ?? "nil")
        end()
        Trace.record(screen.title ?? "nil")
    }
    change("Cy") {
        table.delegate?.scrollViewWillBeginDragging(table)
    } end: {
        table.delegate?.scrollViewDidEndDecelerating(table)
    }
    change("Di") {
        field.delegate?.textFieldDidBeginEditing(field)
    } end: {
        field.delegate?.textFieldDidEndEditing(field)
    }
    change("Ed") {
        field.delegate?.textFieldDidBeginEditing(field)
    } end: {
        screen.skip(UIButton())
    }
    change("Flo") {
        table.delegate?.scrollViewWillBeginDragging(table)
    } end: {
        screen.finish(UIButton())
    }
}

MainActor.assumeIsolated { run() }
