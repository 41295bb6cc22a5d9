import UIKit

@MainActor
final class Visit {
    let screen = DevicesViewController()
    let table = UITableView()
    let filter = UISegmentedControl()
    let away = UISwitch()
    let navigation: UINavigationController
    let window = UIWindow(frame: UIScreen.main.bounds)

    init(_ name: String, answers: Bool = true) {
        MainLoop.drain()
        Trace.record("== \(name)")
        screen.home = "Cabin"
        screen.onDeviceAdded = { Trace.record("added \($0.name)") }
        screen.setValue(table, forKey: "tableView")
        screen.setValue(UILabel(), forKey: "statusLabel")
        screen.setValue(UILabel(), forKey: "emptyLabel")
        screen.setValue(filter, forKey: "filterControl")
        screen.setValue(away, forKey: "awaySwitch")
        filter.addTarget(screen, action: Selector(("filterChanged:")), for: .valueChanged)
        away.addTarget(screen, action: Selector(("awayChanged:")), for: .valueChanged)
        navigation = UINavigationController(rootViewController: screen)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        if answers { answer() }
    }

    func answer() {
        Hub.shared.answer()
        table.layOutRows()
    }

    func tap(_ row: Int, in section: Int) { table.tapRow(at: IndexPath(row: row, section: section)) }

    var alert: UIAlertController {
        (screen.presentedViewController ?? navigation.presentedViewController) as! UIAlertController
    }

    func choose(_ title: String, text: String? = nil) {
        let alert = alert
        if let text { alert.textFields?.first?.text = text }
        alert.actions.first { $0.title == title }!.tap()
        MainLoop.drain()
        Hub.shared.answer()
    }

    func more(_ title: String) {
        screen.navigationItem.rightBarButtonItems?.last?.tap()
        choose(title)
    }

    func leave() { window.rootViewController = nil }
}

@MainActor
func lamps() {
    let visit = Visit("the first time", answers: false)
    visit.choose("OK")
    visit.tap(0, in: 0)
    visit.choose("50 %")
    visit.tap(0, in: 0)
    visit.choose("off")
    UserDefaults.standard.set(70, forKey: "level.l1")
    visit.tap(0, in: 0)
    visit.choose("Again 70 %")
    visit.tap(0, in: 0)
    visit.choose("Cancel")
    Hub.shared.failure = .unreachable
    visit.tap(0, in: 0)
    visit.choose("100 %")
    Hub.shared.failure = .busy
    visit.choose("Try again")
    Hub.shared.failure = nil
    MainLoop.advance(by: 5)
    visit.answer()
    visit.more("Evening")
    visit.more("Save as scene")
    visit.choose("Save", text: "")
    visit.choose("Try again")
    visit.choose("Save", text: "Dinner")
    visit.away.flip()
    visit.choose("Stay")
    visit.away.flip()
    visit.choose("Switch off")
    Trace.record("changes \(visit.screen.changes), filter \(visit.screen.filter)")
    visit.leave()
}

@MainActor
func heat() {
    let visit = Visit("heating and plugs")
    visit.tap(1, in: 0)
    visit.choose("20°")
    visit.choose("No")
    visit.tap(1, in: 0)
    visit.choose("19°")
    visit.choose("Yes")
    visit.away.flip()
    visit.away.flip()
    visit.tap(2, in: 0)
    visit.choose("Cancel")
    visit.table.layOutRows()
    let control = visit.table.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryView as? UISwitch
    control?.flip()
    visit.choose("Switch off")
    visit.tap(2, in: 1)
    visit.answer()
    visit.filter.choose(1)
    visit.table.layOutRows()
    visit.filter.choose(2)
    visit.table.layOutRows()
    visit.filter.choose(0)
    (visit.table.delegate!.tableView(visit.table, viewForHeaderInSection: 1) as? UIButton)?.touch()
    visit.table.layOutRows()
    let bar = visit.screen.navigationItem.searchController?.searchBar
    bar?.type("Fr")
    visit.table.layOutRows()
    bar?.type("x")
    visit.table.layOutRows()
    bar?.tapCancel()
    visit.leave()
}

@MainActor
func locks() {
    let visit = Visit("locks and cameras")
    visit.tap(0, in: 1)
    visit.choose("Unlock", text: "12")
    visit.choose("OK")
    visit.tap(0, in: 1)
    visit.choose("Unlock", text: "1111")
    visit.choose("Try again")
    visit.choose("Unlock", text: "1234")
    visit.tap(0, in: 1)
    visit.answer()
    visit.tap(0, in: 1)
    visit.choose("Unlock", text: "0000")
    visit.tap(0, in: 1)
    visit.choose("OK")
    visit.tap(1, in: 1)
    visit.choose("Record")
    let camera = visit.navigation.topViewController as! CameraViewController
    camera.delegate?.cameraViewController(camera, didSeeMotionOf: camera.device!)
    camera.delegate?.cameraViewControllerDidClose(camera)
    visit.answer()
    visit.tap(1, in: 1)
    visit.navigation.popViewController(animated: false)
    camera.delegate?.cameraViewController(camera, didSeeMotionOf: camera.device!)
    visit.choose("OK")
    visit.tap(0, in: 2)
    visit.choose("Help")
    visit.more("Energy")
    visit.navigation.popViewController(animated: false)
    Hub.shared.failure = .busy
    visit.more("Energy")
    visit.choose("OK")
    Hub.shared.failure = nil
    visit.leave()
}

@MainActor
func changes() {
    let visit = Visit("devices come and go")
    let press = visit.table.gestureRecognizers!.first!
    press.recognize(.changed)
    press.recognize(.began)
    visit.choose("Rename", text: "Lamp")
    visit.screen.navigationItem.rightBarButtonItems?.first?.tap()
    let around = (visit.screen.presentedViewController ?? visit.navigation.presentedViewController)
    let add = (around as! UINavigationController).topViewController as! AddDeviceViewController
    add.completion?(Device(id: "l3", name: "Desk", room: "Study", kind: .light(level: 10)))
    MainLoop.drain()
    visit.answer()
    visit.screen.editButtonItem.tap()
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 3))
    visit.screen.tableView(visit.table, commit: .delete, forRowAt: IndexPath(row: 1, section: 1))
    visit.screen.editButtonItem.tap()
    Hub.shared.delegate?.hub(Hub.shared, didUpdate: Device(id: "p2", name: "Fan", room: "Hall", kind: .camera))
    Hub.shared.delegate?.hub(Hub.shared, didUpdate: Device(id: "??", name: "New", room: "Hall", kind: .camera))
    visit.answer()
    Hub.shared.delegate?.hub(Hub.shared, didLose: Hub.shared.devices[0], after: 3)
    MainLoop.advance(by: 4)
    visit.answer()
    NotificationCenter.default.post(name: .roomsDidChange, object: "Attic")
    visit.answer()
    visit.tap(0, in: 2)
    visit.choose("Remove")
    MainLoop.advance(by: 31)
    visit.answer()
    Hub.shared.failure = .unreachable
    visit.table.refreshControl?.pull()
    visit.answer()
    Hub.shared.delegate?.hubDidChangeDevices(Hub.shared)
    visit.answer()
    visit.choose("OK")
    Hub.shared.failure = .busy
    visit.tap(0, in: 0)
    visit.choose("50 %")
    Hub.shared.failure = nil
    visit.leave()
    MainLoop.advance(by: 6)
    Trace.record("openings \(DevicesViewController.openings), sections \(visit.screen.sections.count)")
}

@MainActor
func gone() {
    do {
        let visit = Visit("gone before the answer", answers: false)
        visit.leave()
    }
    MainLoop.drain()
    Hub.shared.answer()
    NotificationCenter.default.post(name: .roomsDidChange, object: nil)
    MainLoop.advance(by: 60)
}

@MainActor
func run() {
    for key in ["filter", "away", "introduced"] { UserDefaults.standard.removeObject(forKey: "devices." + key) }
    for key in ["level.l1", "unlocked.k1", "camera.allowed", "camera.records"] {
        UserDefaults.standard.removeObject(forKey: key)
    }
    lamps()
    heat()
    locks()
    changes()
    gone()
}

MainActor.assumeIsolated { run() }
