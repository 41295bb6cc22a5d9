import Foundation

@preconcurrency @MainActor
final class WorkoutPresenter {

    // MARK: - Private properties -

    private unowned let view: WorkoutViewInterface
    private let interactor: WorkoutInteractorInterface
    private let wireframe: WorkoutWireframeInterface

    // MARK: Constants

    private static let highRate = 170
    private static let countdownSeconds = 3

    // MARK: - Interface of the screen

    /// Called with the address of an uploaded workout.
    var onShare: ((URL) -> Void)?

    var plan: Plan {
        didSet {
            guard plan != oldValue, view.isViewLoaded else { return }
            view.setTitleInView(plan.name)
            rebuildRows()
            view.reloadTableView()
        }
    }

    private(set) var phase = WorkoutViewController.Phase.ready {
        willSet {
            if newValue == .finished {
                sensor.disconnect()
            }
        }
        didSet {
            guard phase != oldValue else { return }
            view.updateButtons()
            view.updateNavigationBar()
        }
    }

    // MARK: - Dependencies

    let recorder: WorkoutRecorder
    let sensor: HeartSensor
    private let history: WorkoutHistory

    let center = NotificationCenter.default

    // MARK: - State

    var seconds = 0
    private var meters = 0 {
        didSet { view.setDistanceLabelText(WorkoutPresenter.distanceText(meters)) }
    }
    private var laps: [WorkoutViewController.Lap] = []
    var rows: [WorkoutViewController.Row] = []
    private var rate: Int?
    private var isWarned = false
    var ticker: Timer?
    private var uploading: Task<Void, Never>?

    var finished: Workout?

    //MARK: - Helpers

    fileprivate static func distanceText(_ meters: Int) -> String {
        meters < 1000 ? "\(meters) m" : "\(meters / 1000).\(meters % 1000 / 100) km"
    }

    // MARK: - Lifecycle -

    init(
        view: WorkoutViewInterface,
        interactor: WorkoutInteractorInterface,
        wireframe: WorkoutWireframeInterface,
        plan: Plan,
        recorder: WorkoutRecorder,
        sensor: HeartSensor,
        history: WorkoutHistory
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.plan = plan
        self.recorder = recorder
        self.sensor = sensor
        self.history = history
    }

    // MARK: - State

    private var metersOfLap: Int {
        meters - laps.reduce(0) { $0 + $1.meters }
    }

    private var secondsOfLap: Int {
        seconds - laps.reduce(0) { $0 + $1.seconds }
    }

    private var indexOfStep: Int? {
        guard !plan.steps.isEmpty else { return nil }
        var rest = seconds
        for (index, step) in plan.steps.enumerated() {
            if rest < step.seconds { return index }
            rest -= step.seconds
        }
        return nil
    }

    // MARK: - Updating views -

    private func updateRate() {
        guard let rate else {
            view.updateRateLabel(text: "no sensor")
            return
        }
        view.updateRateLabel(text: "\(rate) bpm", isSystemRed: rate > WorkoutPresenter.highRate)
    }

    // MARK: - Running

    private func startCountdown() {
        phase = .countdown(WorkoutPresenter.countdownSeconds)
        ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.countDown()
            }
        }
    }

    private func countDown() {
        let view = self.view
        defer { withExtendedLifetime(view) {} }
        guard case .countdown(let rest) = phase else { return }
        if rest > 1 {
            phase = .countdown(rest - 1)
            interactor.speak("\(rest - 1)")
        } else {
            stopTicker()
            start()
        }
    }

    private func start() {
        seconds = 0
        meters = 0
        laps = []
        recorder.start(plan)
        phase = .running
        interactor.speak("Go", isUrgent: true)
        Usage.count("started", ["steps": plan.steps.count])
        view.startTicker()
    }

    private func pause() {
        stopTicker()
        recorder.pause()
        phase = .paused
    }

    private func resume() {
        let view = self.view
        recorder.resume()
        phase = .running
        view.startTicker()
    }

    private func stopTicker() {
        ticker?.invalidate()
        ticker = nil
    }

    private func announceStep() {
        rebuildRows()
        view.reloadTableView()
        guard let indexOfStep else {
            interactor.speak("All steps done")
            return
        }
        interactor.speak(plan.steps[indexOfStep].title)
        view.scrollTableViewToRow(at: IndexPath(row: indexOfStep, section: 0))
    }

    // MARK: - Saving and sharing

    private func finish(note: String) {
        let view = self.view
        defer { withExtendedLifetime(view) {} }
        recorder.stop()
        phase = .finished
        let workout = Workout(
            plan: plan.name, seconds: seconds, meters: meters, laps: laps.map { $0.meters }, note: note)
        save(workout)
    }

    private func save(_ workout: Workout) {
        view.startSpinnerAnimating()
        view.setUserInteractionEnabled(false)
        history.save(workout) { [weak self, weak view] result in
            guard let self, let view else { return }
            view.stopSpinnerAnimating()
            view.setUserInteractionEnabled(true)
            switch result {
            case .success(let count):
                self.didSave(workout, count: count)
            case .failure(.full(let limit)):
                self.wireframe.askToRemoveOldest(limit: limit) { [view] in
                    defer { withExtendedLifetime(view) {} }
                    self.history.removeOldest()
                    self.save(workout)
                }
            case .failure(.offline):
                view.flash("Saved on this device only")
                self.finished = workout
            }
        }
    }

    private func didSave(_ workout: Workout, count: Int) {
        finished = workout
        interactor.setFinished(interactor.storedFinished + 1)
        Usage.count("saved", ["count": count, "total": interactor.storedFinished])
        view.tellDelegateDidFinish(workout)
        wireframe.showSummary(
            for: workout,
            isBest: history.best(of: workout.plan) == workout.meters
        ) { [weak self] name in
            self?.view.setTitle(name)
            self?.finished?.note = name
        }
    }

    // MARK: - Sensor

    private func connectSensor() {
        sensor.connect { [weak self] found in
            guard let self else { return }
            self.rate = found ? 0 : nil
            self.updateRate()
            if !found {
                self.view.flash("No sensor found", for: 0.5)
            }
        }
    }

    // MARK: - Notifications

    private func warnOfBattery() {
        let view = self.view
        guard !isWarned else { return }
        isWarned = true
        interactor.speak("Battery is low", isUrgent: true)
        view.setRateLabelAlpha(0.5)
    }
}

// MARK: - Extensions -

extension WorkoutPresenter: WorkoutPresenterInterface {

    // MARK: - Actions

    func didTapStart() {
        switch phase {
        case .ready:
            if interactor.countsDown {
                startCountdown()
            } else {
                start()
            }
        case .countdown:
            stopTicker()
            phase = .ready
            interactor.say("Cancelled")
        case .running:
            pause()
        case .paused:
            resume()
        case .finished:
            break
        }
    }

    func didTapFinish() {
        let wasRunning = phase == .running
        if wasRunning {
            pause()
        }
        wireframe.showFinishAlert(message: WorkoutPresenter.distanceText(meters), onSave: { [weak self] text in
            let note = text ?? ""
            self?.finish(note: note)
        }, onDiscard: { [weak self, weak view] in
            guard let self, let view else { return }
            self.recorder.stop()
            self.phase = .finished
            Usage.count("discarded", ["seconds": self.seconds])
            view.tellDelegateDidDiscard()
            self.wireframe.goBack()
        }, onGoOn: { [weak self] in
            if wasRunning {
                self?.resume()
            }
        })
    }

    func didTapPlan() {
        wireframe.showPlanPicker(current: plan)
    }

    // MARK: - Running

    func tick() {
        let step = indexOfStep
        seconds += 1
        meters = recorder.advance()
        view.updateTime()
        if indexOfStep != step {
            announceStep()
        }
        if metersOfLap >= WorkoutViewController.lapMeters {
            takeLap(isAutomatic: true)
        }
        if case .distance(let goal) = plan.goal, meters >= goal, finished == nil {
            view.flash("\(goal) m", for: 3)
            interactor.speak("You made it")
        }
    }

    func takeLap(isAutomatic: Bool) {
        let lap = WorkoutViewController.Lap(number: laps.count + 1, seconds: secondsOfLap, meters: metersOfLap)
        guard lap.meters > 0 else {
            view.flash("Not yet")
            return
        }
        laps.append(lap)
        recorder.mark(lap: lap.number)
        rebuildRows()
        view.reloadTableView()
        if isAutomatic {
            interactor.speak(lap.detail)
        }
    }

    // MARK: - Saving and sharing

    func upload(_ workout: Workout) {
        uploading?.cancel()
        uploading = Task { [weak self, weak view] in
            guard let self, let view else { return }
            view.startSpinnerAnimating()
            do {
                let url = try await self.history.upload(workout)
                view.stopSpinnerAnimating()
                self.onShare?(url)
                view.flash("Uploaded")
            } catch {
                view.stopSpinnerAnimating()
                self.wireframe.showProblem("The workout couldn't be uploaded.")
            }
        }
    }

    func showBest() {
        let view = self.view
        guard let best = history.best(of: plan.name) else { return }
        view.setNavigationItemPrompt("Best: \(WorkoutPresenter.distanceText(best))")
    }

    // MARK: - Notifications

    func planDidChange(_ notification: Notification) {
        guard phase == .ready, let plan = notification.object as? Plan else { return }
        self.plan = plan
    }

    func didEnterBackground() {
        if phase == .running {
            Usage.count("background", ["seconds": seconds])
        }
    }

    // MARK:- Rows

    func rebuildRows() {
        let current = indexOfStep
        let steps = plan.steps.enumerated().map { index, step in
            WorkoutViewController.Row.step(step, isCurrent: index == current)
        }
        let laps = self.laps.reversed().map { WorkoutViewController.Row.lap($0) }
        rows = steps + laps
        if rows.isEmpty {
            rows = [.hint("Laps stand here")]
        }
    }

    // MARK: - Handle view event

    func viewDidAppear() {
        if !sensor.isConnected {
            connectSensor()
        }
    }

    func viewWillDisappear() {
        if view.isMovingFromParent {
            stopTicker()
            uploading?.cancel()
        }
    }

    func observe() {
        view.batteryObserver = center.addObserver(forName: .batteryIsLow, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.warnOfBattery()
            }
        }
    }

    func removeLapsAll(_ lap: WorkoutViewController.Lap) {
        laps.removeAll { $0.number == lap.number }
        Usage.count("lap removed", ["number": lap.number])
        rebuildRows()
    }

    // MARK: - UITableViewDelegate

    func didSelectRow(at indexPath: IndexPath) {
        guard case .lap(let lap) = rows[indexPath.row] else { return }
        view.setGeneralString(lap.detail)
        view.flash("Copied")
    }

    // MARK: - PlanPickerDelegate

    func didPick(_ plan: Plan) {
        wireframe.close { [weak self] in
            self?.plan = plan
            self?.showBest()
        }
    }

    // MARK: - Forwarding

    var countsDown: Bool {
        get { interactor.countsDown }
        set { interactor.countsDown = newValue }
    }

    var isSilent: Bool {
        get { interactor.isSilent }
        set { interactor.isSilent = newValue }
    }

    func showOptionsSheet(
        title: String,
        onChoice: @escaping () -> Void,
        title2: String?,
        onChoice2: @escaping () -> Void,
        onUpload: @escaping (Workout) -> Void,
        onSimulate: @escaping () -> Void,
        at sender: Any
    ) {
        wireframe.showOptionsSheet(title: title, onChoice: onChoice, title2: title2, onChoice2: onChoice2, onUpload: onUpload, onSimulate: onSimulate, at: sender)
    }

    func planPickerDidCancel() {
        wireframe.planPickerDidCancel()
    }
}

// MARK: - HeartSensorDelegate

extension WorkoutPresenter: HeartSensorDelegate {

    func heartSensor(_ sensor: HeartSensor, didMeasure rate: Int) {
        let view = self.view
        defer { withExtendedLifetime(view) {} }
        let isHigh = rate > WorkoutPresenter.highRate
        if isHigh, let last = self.rate, last <= WorkoutPresenter.highRate {
            interactor.speak("Slow down", isUrgent: true)
        }
        self.rate = rate
        updateRate()
    }

    func heartSensorDidDisconnect(_ sensor: HeartSensor) {
        rate = nil
        updateRate()
        guard phase != .finished else { return }
        connectSensor()
    }
}
