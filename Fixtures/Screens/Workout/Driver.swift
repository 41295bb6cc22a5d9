import UIKit

@MainActor
final class Visit {
    let recorder = WorkoutRecorder()
    let sensor = HeartSensor()
    let history: WorkoutHistory
    let screen: WorkoutViewController
    let training = TrainingViewController()
    let navigation: UINavigationController
    let window = UIWindow(frame: UIScreen.main.bounds)

    init(_ name: String, plan: Plan, history: WorkoutHistory? = nil) {
        MainLoop.drain()
        Trace.record("== \(name)")
        self.history = history ?? WorkoutHistory()
        navigation = UINavigationController(rootViewController: training)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        screen = training.startWorkout(with: plan, recorder: recorder, sensor: sensor, history: self.history)
        table.layOutRows()
    }

    var table: UITableView { screen.view.subviews.compactMap { $0 as? UITableView }.first! }

    func touch(_ number: Int) {
        let buttons = screen.view.subviews.compactMap { $0 as? UIButton }
        Trace.record("touch \(buttons[number].currentTitle ?? "nil")")
        buttons[number].touch()
    }

    func start() { touch(0) }
    func lap() { touch(1) }
    func finish() { touch(2) }

    func tap(item number: Int) { screen.navigationItem.rightBarButtonItems?[number].tap() }

    func choose(_ title: String) {
        let alert = (navigation.presentedViewController ?? screen.presentedViewController) as! UIAlertController
        alert.actions.first { $0.title == title }!.tap()
    }

    var picker: PlanPickerViewController {
        let around = (navigation.presentedViewController ?? screen.presentedViewController) as! UINavigationController
        return around.topViewController as! PlanPickerViewController
    }

    func leave() {
        navigation.popToRootViewController(animated: false)
        window.rootViewController = nil
    }
}

@MainActor
func intervals() -> WorkoutHistory {
    let visit = Visit("intervals from the start to the end", plan: .intervals)
    visit.sensor.answer(true)
    visit.sensor.measure(120)
    visit.start()
    MainLoop.advance(by: 1)
    visit.start()
    visit.start()
    MainLoop.advance(by: 4)
    visit.sensor.measure(175)
    visit.sensor.measure(180)
    visit.lap()
    MainLoop.advance(by: 3)
    visit.table.layOutRows()
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    NotificationCenter.default.post(name: .planDidChange, object: Plan.easy)
    visit.start()
    visit.lap()
    visit.start()
    visit.sensor.drop()
    visit.sensor.answer(false)
    MainLoop.advance(by: 6)
    visit.table.layOutRows()
    visit.table.tapRow(at: IndexPath(row: 0, section: 0))
    visit.table.tapRow(at: IndexPath(row: 3, section: 0))
    let swipe = visit.table.delegate!.tableView(
        visit.table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 4, section: 0))
    swipe?.actions.first?.tap()
    visit.table.layOutRows()
    visit.finish()
    visit.choose("Go on")
    MainLoop.advance(by: 1)
    visit.finish()
    (visit.navigation.presentedViewController as? UIAlertController)?.textFields?.first?.type("hard")
    (visit.screen.presentedViewController as? UIAlertController)?.textFields?.first?.type("hard")
    visit.choose("Save")
    visit.history.answer()
    let summary = visit.navigation.topViewController as! SummaryViewController
    summary.onRename?("Hard intervals")
    visit.navigation.popViewController(animated: false)
    Trace.record("title \(visit.screen.title ?? "nil"), phase \(visit.screen.phase)")
    visit.tap(item: 1)
    visit.choose("Upload")
    MainLoop.drain()
    visit.history.failure = .offline
    visit.tap(item: 1)
    visit.choose("Upload")
    MainLoop.drain()
    visit.choose("OK")
    MainLoop.advance(by: 3)
    visit.history.failure = nil
    visit.leave()
    return visit.history
}

@MainActor
func options(_ history: WorkoutHistory) {
    let visit = Visit("another plan and options", plan: .intervals, history: history)
    visit.sensor.answer(false)
    visit.tap(item: 0)
    visit.picker.delegate?.planPickerDidCancel(visit.picker)
    MainLoop.drain()
    visit.tap(item: 0)
    visit.picker.delegate?.planPicker(visit.picker, didPick: Plan(name: "Long run", goal: .time(2)))
    MainLoop.drain()
    visit.table.layOutRows()
    NotificationCenter.default.post(name: .planDidChange, object: Plan.intervals)
    NotificationCenter.default.post(name: .planDidChange, object: "no plan")
    visit.tap(item: 1)
    visit.choose("No countdown")
    visit.tap(item: 1)
    visit.choose("Be silent")
    visit.tap(item: 1)
    visit.choose("Cancel")
    visit.start()
    visit.lap()
    MainLoop.advance(by: 2)
    NotificationCenter.default.post(name: .batteryIsLow, object: nil)
    NotificationCenter.default.post(name: .batteryIsLow, object: nil)
    visit.finish()
    visit.choose("Save")
    visit.history.failure = .full(10)
    visit.history.answer()
    visit.choose("Remove the oldest")
    visit.history.answer()
    visit.navigation.popViewController(animated: false)
    visit.start()
    WorkoutViewController.lapMeters = 300
    visit.screen.plan = .easy
    Trace.record("plan \(visit.screen.plan.name), text \(WorkoutViewController.timeText(75))")
    visit.leave()
}

@MainActor
func gone() {
    let sensor: HeartSensor
    let history = WorkoutHistory()
    do {
        let visit = Visit("gone before anything answers", plan: .easy, history: history)
        sensor = visit.sensor
        visit.start()
        MainLoop.advance(by: 2)
        visit.finish()
        visit.choose("Discard")
        MainLoop.drain()
        visit.leave()
    }
    MainLoop.drain()
    sensor.answer(true)
    do {
        let visit = Visit("left while it saves", plan: .easy, history: history)
        visit.start()
        MainLoop.advance(by: 2)
        visit.finish()
        visit.choose("Save")
        visit.leave()
    }
    MainLoop.drain()
    history.answer()
    NotificationCenter.default.post(name: .batteryIsLow, object: nil)
}

@MainActor
func run() {
    for key in ["countsDown", "isSilent", "finished"] { UserDefaults.standard.removeObject(forKey: "workout." + key) }
    let history = intervals()
    options(history)
    gone()
}

MainActor.assumeIsolated { run() }
