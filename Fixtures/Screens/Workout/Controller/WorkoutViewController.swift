import UIKit

@MainActor
protocol WorkoutViewControllerDelegate: AnyObject {
    func workoutViewController(_ controller: WorkoutViewController, didFinish workout: Workout)
    func workoutViewControllerDidDiscard(_ controller: WorkoutViewController)
}

/// Records a workout: counts down, runs, pauses, takes laps and saves at the end.
final class WorkoutViewController: UIViewController {

    // MARK: - Types

    enum Phase: Equatable {
        case ready
        case countdown(Int)
        case running
        case paused
        case finished
    }

    /// A row below the numbers.
    private enum Row {
        case lap(Lap)
        case step(Step, isCurrent: Bool)
        case hint(String)
    }

    private struct Lap {
        let number: Int
        let seconds: Int
        let meters: Int

        var text: String { "Lap \(number)" }
        var detail: String { "\(meters) m in \(WorkoutViewController.timeText(seconds))" }
    }

    // MARK: Constants

    private enum Layout {
        static let margin: CGFloat = 16
        static let timeSize: CGFloat = 48
        static let buttonHeight: CGFloat = 50
    }

    private enum Key {
        static let countsDown = "workout.countsDown"
        static let isSilent = "workout.isSilent"
        static let finished = "workout.finished"
    }

    static let rowIdentifier = "Row"
    static var lapMeters = 400
    private static let highRate = 170
    private static let countdownSeconds = 3

    // MARK: - Interface of the screen

    weak var delegate: WorkoutViewControllerDelegate?

    /// Called with the address of an uploaded workout.
    var onShare: ((URL) -> Void)?

    var plan: Plan {
        didSet {
            guard plan != oldValue, isViewLoaded else { return }
            title = plan.name
            rebuildRows()
            tableView.reloadData()
        }
    }

    private(set) var phase = Phase.ready {
        willSet {
            if newValue == .finished {
                sensor.disconnect()
            }
        }
        didSet {
            guard phase != oldValue else { return }
            updateButtons()
            updateNavigationBar()
        }
    }

    // MARK: - Dependencies

    private let recorder: WorkoutRecorder
    private let sensor: HeartSensor
    private let history: WorkoutHistory
    private let coach = VoiceCoach.shared
    private let defaults = UserDefaults.standard
    private let center = NotificationCenter.default

    // MARK: - State

    private var seconds = 0
    private var meters = 0 {
        didSet { distanceLabel.text = WorkoutViewController.distanceText(meters) }
    }
    private var laps: [Lap] = []
    private var rows: [Row] = []
    private var rate: Int?
    private var isWarned = false
    private var ticker: Timer?
    private var uploading: Task<Void, Never>?
    private var batteryObserver: NSObjectProtocol?
    private var finished: Workout?

    private var countsDown: Bool {
        get { defaults.object(forKey: Key.countsDown) as? Bool ?? true }
        set {
            defaults.set(newValue, forKey: Key.countsDown)
            Usage.count("countsDown", ["on": newValue ? 1 : 0])
        }
    }

    private var isSilent: Bool {
        get { defaults.bool(forKey: Key.isSilent) }
        set { defaults.set(newValue, forKey: Key.isSilent) }
    }

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

    // MARK: - Views

    private lazy var timeLabel: UILabel = {
        let label = UILabel()
        label.font = .monospacedSystemFont(ofSize: Layout.timeSize, weight: .bold)
        label.textAlignment = .center
        label.text = WorkoutViewController.timeText(0)
        return label
    }()

    private lazy var distanceLabel: UILabel = {
        let label = UILabel()
        label.textAlignment = .center
        label.text = "–"
        return label
    }()

    private lazy var rateLabel = makeCaption("no sensor", color: .secondaryLabel)

    private lazy var startButton = makeButton("Start", action: #selector(didTapStart))
    private lazy var lapButton = makeButton("Lap", action: #selector(didTapLap))
    private lazy var finishButton: UIButton = {
        let button = makeButton("Finish", color: .systemRed, action: #selector(didTapFinish))
        button.isHidden = true
        return button
    }()

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let spinner = UIActivityIndicatorView(style: .medium)

    // MARK: - Life cycle

    init(plan: Plan, recorder: WorkoutRecorder, sensor: HeartSensor, history: WorkoutHistory) {
        self.plan = plan
        self.recorder = recorder
        self.sensor = sensor
        self.history = history
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't used")
    }

    deinit {
        if let batteryObserver {
            NotificationCenter.default.removeObserver(batteryObserver)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = plan.name
        view.backgroundColor = .systemBackground
        addViews()
        addConstraints()
        configureTable()
        configureBar()
        sensor.delegate = self
        observe()
        rebuildRows()
        updateButtons()
        showBest()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.isIdleTimerDisabled = phase == .running
        if !sensor.isConnected {
            connectSensor()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UIApplication.shared.isIdleTimerDisabled = false
        if isMovingFromParent {
            stopTicker()
            uploading?.cancel()
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    // MARK: - Set-up of views

    private func addViews() {
        for part in [timeLabel, distanceLabel, rateLabel, startButton, lapButton, finishButton, spinner] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
    }

    private func addConstraints() {
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            timeLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: Layout.margin),
            timeLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            distanceLabel.topAnchor.constraint(equalTo: timeLabel.bottomAnchor, constant: Layout.margin / 2),
            distanceLabel.centerXAnchor.constraint(equalTo: timeLabel.centerXAnchor),
            rateLabel.topAnchor.constraint(equalTo: distanceLabel.bottomAnchor),
            rateLabel.centerXAnchor.constraint(equalTo: timeLabel.centerXAnchor),
            tableView.topAnchor.constraint(equalTo: rateLabel.bottomAnchor, constant: Layout.margin),
            tableView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: startButton.topAnchor),
            startButton.heightAnchor.constraint(equalToConstant: Layout.buttonHeight),
            startButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    private func configureTable() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: WorkoutViewController.rowIdentifier)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.tableFooterView = UIView()
    }

    private func configureBar() {
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Plan", style: .plain, target: self, action: #selector(didTapPlan)),
            UIBarButtonItem(title: "Options", style: .plain, target: self, action: #selector(didTapOptions)),
        ]
        navigationItem.largeTitleDisplayMode = .never
    }

    private func makeButton(_ title: String, color: UIColor = .systemBlue, action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.backgroundColor = color
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    private func makeCaption(_ text: String, color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = color
        label.text = text
        return label
    }

    // MARK: - Updating views -

    private func updateButtons() {
        switch phase {
        case .ready:
            startButton.setTitle("Start", for: .normal)
            lapButton.isEnabled = false
            finishButton.isHidden = true
        case .countdown(let rest):
            startButton.setTitle("Cancel (\(rest))", for: .normal)
            lapButton.isEnabled = false
        case .running:
            startButton.setTitle("Pause", for: .normal)
            lapButton.isEnabled = true
            finishButton.isHidden = false
        case .paused:
            startButton.setTitle("Resume", for: .normal)
            lapButton.isEnabled = false
        case .finished:
            startButton.isEnabled = false
            lapButton.isEnabled = false
            finishButton.isHidden = true
        }
    }

    private func updateNavigationBar() {
        let isBusy = phase == .running || phase == .paused
        navigationItem.hidesBackButton = isBusy
        navigationItem.rightBarButtonItems?.first?.isEnabled = !isBusy
        navigationItem.prompt = phase == .paused ? "Paused" : nil
    }

    private func updateTime() {
        timeLabel.text = WorkoutViewController.timeText(seconds)
        if case .time(let goal) = plan.goal, seconds >= goal {
            timeLabel.textColor = .systemGreen
        }
    }

    private func updateRate() {
        guard let rate else {
            rateLabel.text = "no sensor"
            rateLabel.textColor = .secondaryLabel
            return
        }
        rateLabel.text = "\(rate) bpm"
        rateLabel.textColor = rate > WorkoutViewController.highRate ? .systemRed : .label
    }

    private func flash(_ text: String, for duration: TimeInterval = 1.5) {
        let label = makeCaption(text, color: .white)
        label.backgroundColor = .black
        view.addSubview(label)
        UIView.animate(withDuration: 0.3) { label.alpha = 0.9 }
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
            label.removeFromSuperview()
        }
    }

    // MARK: - Actions

    @objc private func didTapStart() {
        switch phase {
        case .ready:
            if countsDown {
                startCountdown()
            } else {
                start()
            }
        case .countdown:
            stopTicker()
            phase = .ready
            coach.say("Cancelled")
        case .running:
            pause()
        case .paused:
            resume()
        case .finished:
            break
        }
    }

    @objc private func didTapLap() {
        takeLap(isAutomatic: false)
    }

    @objc private func didTapFinish() {
        let wasRunning = phase == .running
        if wasRunning {
            pause()
        }
        let alert = UIAlertController(
            title: "Finish?", message: WorkoutViewController.distanceText(meters), preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "How was it?"
            field.returnKeyType = .done
        }
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            let note = alert?.textFields?.first?.text ?? ""
            self?.finish(note: note)
        })
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            guard let self else { return }
            self.recorder.stop()
            self.phase = .finished
            Usage.count("discarded", ["seconds": self.seconds])
            self.delegate?.workoutViewControllerDidDiscard(self)
            self.navigationController?.popViewController(animated: true)
        })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { [weak self] _ in
            if wasRunning {
                self?.resume()
            }
        })
        present(alert, animated: true)
    }

    @objc private func didTapPlan() {
        let picker = PlanPickerViewController(current: plan)
        picker.delegate = self
        let navigation = UINavigationController(rootViewController: picker)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }

    @objc private func didTapOptions(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: "Options", message: nil, preferredStyle: .actionSheet)
        let countdown = countsDown ? "No countdown" : "Countdown"
        sheet.addAction(UIAlertAction(title: countdown, style: .default) { [weak self] _ in
            self?.countsDown.toggle()
        })
        sheet.addAction(UIAlertAction(title: isSilent ? "Speak" : "Be silent", style: .default) { [unowned self] _ in
            isSilent.toggle()
            flash(isSilent ? "Silent" : "Speaking")
        })
        if let finished {
            sheet.addAction(UIAlertAction(title: "Upload", style: .default) { [weak self] _ in
                self?.upload(finished)
            })
        }
        #if DEBUG
            sheet.addAction(UIAlertAction(title: "Simulate", style: .default) { [weak self] _ in
                self?.recorder.metersPerSecond *= 10
            })
        #endif
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }

    // MARK: - Running

    private func startCountdown() {
        phase = .countdown(WorkoutViewController.countdownSeconds)
        ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.countDown()
            }
        }
    }

    private func countDown() {
        guard case .countdown(let rest) = phase else { return }
        if rest > 1 {
            phase = .countdown(rest - 1)
            speak("\(rest - 1)")
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
        speak("Go", isUrgent: true)
        Usage.count("started", ["steps": plan.steps.count])
        startTicker()
    }

    private func pause() {
        stopTicker()
        recorder.pause()
        phase = .paused
    }

    private func resume() {
        recorder.resume()
        phase = .running
        startTicker()
    }

    private func startTicker() {
        ticker = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    private func stopTicker() {
        ticker?.invalidate()
        ticker = nil
    }

    @objc private func tick(_ timer: Timer) {
        let step = indexOfStep
        seconds += 1
        meters = recorder.advance()
        updateTime()
        if indexOfStep != step {
            announceStep()
        }
        if metersOfLap >= WorkoutViewController.lapMeters {
            takeLap(isAutomatic: true)
        }
        if case .distance(let goal) = plan.goal, meters >= goal, finished == nil {
            flash("\(goal) m", for: 3)
            speak("You made it")
        }
    }

    private func announceStep() {
        rebuildRows()
        tableView.reloadData()
        guard let indexOfStep else {
            speak("All steps done")
            return
        }
        speak(plan.steps[indexOfStep].title)
        tableView.scrollToRow(at: IndexPath(row: indexOfStep, section: 0), at: .middle, animated: true)
    }

    private func takeLap(isAutomatic: Bool) {
        let lap = Lap(number: laps.count + 1, seconds: secondsOfLap, meters: metersOfLap)
        guard lap.meters > 0 else {
            flash("Not yet")
            return
        }
        laps.append(lap)
        recorder.mark(lap: lap.number)
        rebuildRows()
        tableView.reloadData()
        if isAutomatic {
            speak(lap.detail)
        }
    }

    private func speak(_ text: String, isUrgent: Bool = false) {
        guard !isSilent else { return }
        coach.say(text, isUrgent: isUrgent)
    }

    // MARK: - Saving and sharing

    private func finish(note: String) {
        recorder.stop()
        phase = .finished
        let workout = Workout(
            plan: plan.name, seconds: seconds, meters: meters, laps: laps.map { $0.meters }, note: note)
        save(workout)
    }

    private func save(_ workout: Workout) {
        spinner.startAnimating()
        view.isUserInteractionEnabled = false
        history.save(workout) { [weak self] result in
            guard let self else { return }
            self.spinner.stopAnimating()
            self.view.isUserInteractionEnabled = true
            switch result {
            case .success(let count):
                self.didSave(workout, count: count)
            case .failure(.full(let limit)):
                self.askToRemoveOldest(limit: limit) {
                    self.history.removeOldest()
                    self.save(workout)
                }
            case .failure(.offline):
                self.flash("Saved on this device only")
                self.finished = workout
            }
        }
    }

    private func didSave(_ workout: Workout, count: Int) {
        finished = workout
        defaults.set(defaults.integer(forKey: Key.finished) + 1, forKey: Key.finished)
        Usage.count("saved", ["count": count, "total": defaults.integer(forKey: Key.finished)])
        delegate?.workoutViewController(self, didFinish: workout)
        let summary = SummaryViewController()
        summary.workout = workout
        summary.isBest = history.best(of: workout.plan) == workout.meters
        summary.onRename = { [weak self] name in
            self?.title = name
            self?.finished?.note = name
        }
        navigationController?.pushViewController(summary, animated: true)
    }

    private func askToRemoveOldest(limit: Int, then remove: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "History is full", message: "It holds \(limit) workouts.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Remove the oldest", style: .destructive) { _ in remove() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func upload(_ workout: Workout) {
        uploading?.cancel()
        uploading = Task { [weak self] in
            guard let self else { return }
            self.spinner.startAnimating()
            do {
                let url = try await self.history.upload(workout)
                self.spinner.stopAnimating()
                self.onShare?(url)
                self.flash("Uploaded")
            } catch {
                self.spinner.stopAnimating()
                self.showProblem("The workout couldn't be uploaded.")
            }
        }
    }

    private func showBest() {
        guard let best = history.best(of: plan.name) else { return }
        navigationItem.prompt = "Best: \(WorkoutViewController.distanceText(best))"
    }

    // MARK: - Sensor

    private func connectSensor() {
        sensor.connect { [weak self] found in
            guard let self else { return }
            self.rate = found ? 0 : nil
            self.updateRate()
            if !found {
                self.flash("No sensor found", for: 0.5)
            }
        }
    }

    // MARK: - Notifications

    private func observe() {
        center.addObserver(
            self, selector: #selector(planDidChange(_:)), name: .planDidChange, object: nil)
        center.addObserver(
            self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
        batteryObserver = center.addObserver(forName: .batteryIsLow, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.warnOfBattery()
            }
        }
    }

    @objc private func planDidChange(_ notification: Notification) {
        guard phase == .ready, let plan = notification.object as? Plan else { return }
        self.plan = plan
    }

    @objc private func didEnterBackground() {
        if phase == .running {
            Usage.count("background", ["seconds": seconds])
        }
    }

    private func warnOfBattery() {
        guard !isWarned else { return }
        isWarned = true
        speak("Battery is low", isUrgent: true)
        rateLabel.alpha = 0.5
    }

    // MARK:- Rows

    private func rebuildRows() {
        let current = indexOfStep
        let steps = plan.steps.enumerated().map { index, step in
            Row.step(step, isCurrent: index == current)
        }
        let laps = self.laps.reversed().map { Row.lap($0) }
        rows = steps + laps
        if rows.isEmpty {
            rows = [.hint("Laps stand here")]
        }
    }

    //MARK: - Helpers

    private func showProblem(_ message: String, title: String = "Sorry") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    nonisolated static func timeText(_ seconds: Int) -> String {
        let (minutes, rest) = (seconds / 60, seconds % 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }

    fileprivate static func distanceText(_ meters: Int) -> String {
        meters < 1000 ? "\(meters) m" : "\(meters / 1000).\(meters % 1000 / 100) km"
    }
}

// MARK: - UITableViewDataSource

extension WorkoutViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: WorkoutViewController.rowIdentifier, for: indexPath)
        switch rows[indexPath.row] {
        case .lap(let lap):
            cell.textLabel?.text = "\(lap.text): \(lap.detail)"
            cell.accessoryType = .none
        case .step(let step, let isCurrent):
            cell.textLabel?.text = step.title
            cell.accessoryType = isCurrent ? .checkmark : .none
        case .hint(let text):
            cell.textLabel?.text = text
            cell.selectionStyle = .none
        }
        return cell
    }
}

// MARK: - UITableViewDelegate

extension WorkoutViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard case .lap(let lap) = rows[indexPath.row] else { return }
        UIPasteboard.general.string = lap.detail
        flash("Copied")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard case .lap(let lap) = rows[indexPath.row], phase != .finished else { return nil }
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            self.laps.removeAll { $0.number == lap.number }
            Usage.count("lap removed", ["number": lap.number])
            self.rebuildRows()
            self.tableView.reloadData()
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }
}

// MARK: - HeartSensorDelegate

extension WorkoutViewController: HeartSensorDelegate {

    func heartSensor(_ sensor: HeartSensor, didMeasure rate: Int) {
        let isHigh = rate > WorkoutViewController.highRate
        if isHigh, let last = self.rate, last <= WorkoutViewController.highRate {
            speak("Slow down", isUrgent: true)
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

// MARK: - PlanPickerDelegate

extension WorkoutViewController: PlanPickerDelegate {

    func planPicker(_ picker: PlanPickerViewController, didPick plan: Plan) {
        dismiss(animated: true) { [weak self] in
            self?.plan = plan
            self?.showBest()
        }
    }

    func planPickerDidCancel(_ picker: PlanPickerViewController) {
        dismiss(animated: true)
    }
}
