import UIKit

@MainActor
protocol WorkoutViewControllerDelegate: AnyObject {
    func workoutViewController(_ controller: WorkoutViewController, didFinish workout: Workout)
    func workoutViewControllerDidDiscard(_ controller: WorkoutViewController)
}

/// Records a workout: counts down, runs, pauses, takes laps and saves at the end.
final class WorkoutViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: WorkoutPresenterInterface!

    // MARK: - Types

    enum Phase: Equatable {
        case ready
        case countdown(Int)
        case running
        case paused
        case finished
    }

    /// A row below the numbers.
    enum Row {
        case lap(Lap)
        case step(Step, isCurrent: Bool)
        case hint(String)
    }

    struct Lap {
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

    enum Key {
        static let countsDown = "workout.countsDown"
        static let isSilent = "workout.isSilent"
        static let finished = "workout.finished"
    }

    static let rowIdentifier = "Row"
    static var lapMeters = 400

    // MARK: - Interface of the screen

    weak var delegate: WorkoutViewControllerDelegate?

    var onShare: ((URL) -> Void)? {
        get { presenter.onShare }
        set { presenter.onShare = newValue }
    }

    var plan: Plan {
        get { presenter.plan }
        set { presenter.plan = newValue }
    }

    var phase: Phase { presenter.phase }

    // MARK: - State

    var batteryObserver: NSObjectProtocol?

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
        super.init(nibName: nil, bundle: nil)
        presenter = WorkoutWireframe.assemble(self, plan: plan, recorder: recorder, sensor: sensor, history: history)
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
        title = presenter.plan.name
        view.backgroundColor = .systemBackground
        addViews()
        addConstraints()
        configureTable()
        configureBar()
        presenter.sensor.delegate = presenter
        observe()
        presenter.rebuildRows()
        updateButtons()
        presenter.showBest()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.isIdleTimerDisabled = presenter.phase == .running
        presenter.viewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UIApplication.shared.isIdleTimerDisabled = false
        presenter.viewWillDisappear()
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

    func updateButtons() {
        switch presenter.phase {
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

    func updateNavigationBar() {
        let isBusy = presenter.phase == .running || presenter.phase == .paused
        navigationItem.hidesBackButton = isBusy
        navigationItem.rightBarButtonItems?.first?.isEnabled = !isBusy
        navigationItem.prompt = presenter.phase == .paused ? "Paused" : nil
    }

    func updateTime() {
        timeLabel.text = WorkoutViewController.timeText(presenter.seconds)
        if case .time(let goal) = presenter.plan.goal, presenter.seconds >= goal {
            timeLabel.textColor = .systemGreen
        }
    }

    func flash(_ text: String, for duration: TimeInterval = 1.5) {
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
        presenter.didTapStart()
    }

    @objc private func didTapLap() {
        presenter.takeLap(isAutomatic: false)
    }

    @objc private func didTapFinish() {
        presenter.didTapFinish()
    }

    @objc private func didTapPlan() {
        presenter.didTapPlan()
    }

    @objc private func didTapOptions(_ sender: UIBarButtonItem) {
        let countdown = presenter.countsDown ? "No countdown" : "Countdown"
        presenter.showOptionsSheet(title: countdown, onChoice: { [weak self] in
            self?.presenter.countsDown.toggle()
        }, title2: presenter.isSilent ? "Speak" : "Be silent", onChoice2: { [unowned self] in
            presenter.isSilent.toggle()
            flash(presenter.isSilent ? "Silent" : "Speaking")
        }, onUpload: { [weak self] finished in
            self?.presenter.upload(finished)
        }, onSimulate: { [weak self] in
            self?.presenter.recorder.metersPerSecond *= 10
        }, at: sender)
    }

    // MARK: - Running

    func startTicker() {
        presenter.ticker = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    @objc private func tick(_ timer: Timer) {
        presenter.tick()
    }

    // MARK: - Notifications

    private func observe() {
        presenter.center.addObserver(
            self, selector: #selector(planDidChange(_:)), name: .planDidChange, object: nil)
        presenter.center.addObserver(
            self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
        presenter.observe()
    }

    @objc private func planDidChange(_ notification: Notification) {
        presenter.planDidChange(notification)
    }

    @objc private func didEnterBackground() {
        presenter.didEnterBackground()
    }

    //MARK: - Helpers

    nonisolated static func timeText(_ seconds: Int) -> String {
        let (minutes, rest) = (seconds / 60, seconds % 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }
}

// MARK: - Extensions -

extension WorkoutViewController: WorkoutViewInterface {

    // MARK: - Update view

    func setTitleInView(_ newTitle: String?) {
        title = newTitle
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func setDistanceLabelText(_ text: String?) {
        distanceLabel.text = text
    }

    func updateRateLabel(text: String?) {
        rateLabel.text = text
        rateLabel.textColor = .secondaryLabel
    }

    func updateRateLabel(text: String?, isSystemRed: Bool) {
        rateLabel.text = text
        rateLabel.textColor = isSystemRed ? .systemRed : .label
    }

    func tellDelegateDidDiscard() {
        delegate?.workoutViewControllerDidDiscard(self)
    }

    func scrollTableViewToRow(at indexPath: IndexPath) {
        tableView.scrollToRow(at: indexPath, at: .middle, animated: true)
    }

    func startSpinnerAnimating() {
        spinner.startAnimating()
    }

    func setUserInteractionEnabled(_ isUserInteractionEnabled: Bool) {
        view.isUserInteractionEnabled = isUserInteractionEnabled
    }

    func stopSpinnerAnimating() {
        spinner.stopAnimating()
    }

    func setTitle(_ title: String?) {
        self.title = title
    }

    func tellDelegateDidFinish(_ workout: Workout) {
        delegate?.workoutViewController(self, didFinish: workout)
    }

    func setNavigationItemPrompt(_ prompt: String?) {
        navigationItem.prompt = prompt
    }

    func setRateLabelAlpha(_ alpha: CGFloat) {
        rateLabel.alpha = alpha
    }

    func setGeneralString(_ string: String?) {
        UIPasteboard.general.string = string
    }
}

// MARK: - UITableViewDataSource

extension WorkoutViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: WorkoutViewController.rowIdentifier, for: indexPath)
        switch presenter.rows[indexPath.row] {
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
        presenter.didSelectRow(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard case .lap(let lap) = presenter.rows[indexPath.row], presenter.phase != .finished else { return nil }
        let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            self.presenter.removeLapsAll(lap)
            self.tableView.reloadData()
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }
}

// MARK: - PlanPickerDelegate

extension WorkoutViewController: PlanPickerDelegate {

    func planPicker(_ picker: PlanPickerViewController, didPick plan: Plan) {
        presenter.didPick(plan)
    }

    func planPickerDidCancel(_ picker: PlanPickerViewController) {
        presenter.planPickerDidCancel()
    }
}
