import UIKit

@preconcurrency @MainActor
protocol WorkoutWireframeInterface: WireframeInterface {
    func askToRemoveOldest(limit: Int, then remove: @escaping () -> Void)
    func showProblem(_ message: String, title: String)
    func showFinishAlert(
        message: String,
        onSave: @escaping (String?) -> Void,
        onDiscard: @escaping () -> Void,
        onGoOn: @escaping () -> Void
    )
    func goBack()
    func showPlanPicker(current: Plan)
    func showOptionsSheet(
        title: String,
        onChoice: @escaping () -> Void,
        title2: String?,
        onChoice2: @escaping () -> Void,
        onUpload: @escaping (Workout) -> Void,
        onSimulate: @escaping () -> Void,
        at sender: Any
    )
    func showSummary(for workout: Workout?, isBest: Bool, onRename: @escaping (String) -> Void)
    func close(completion: @escaping () -> Void)
    func planPickerDidCancel()
}

extension WorkoutWireframeInterface {

    func showProblem(_ message: String) {
        showProblem(message, title: "Sorry")
    }
}

@preconcurrency @MainActor
protocol WorkoutViewInterface: ViewInterface {
    var batteryObserver: NSObjectProtocol? { get set }
    var isMovingFromParent: Bool { get }
    var isViewLoaded: Bool { get }

    func updateButtons()
    func updateNavigationBar()
    func updateTime()
    func flash(_ text: String, for duration: TimeInterval)
    func startTicker()
    func setTitleInView(_ newTitle: String?)
    func reloadTableView()
    func setDistanceLabelText(_ text: String?)
    func updateRateLabel(text: String?)
    func updateRateLabel(text: String?, isSystemRed: Bool)
    func tellDelegateDidDiscard()
    func scrollTableViewToRow(at indexPath: IndexPath)
    func startSpinnerAnimating()
    func setUserInteractionEnabled(_ isUserInteractionEnabled: Bool)
    func stopSpinnerAnimating()
    func setTitle(_ title: String?)
    func tellDelegateDidFinish(_ workout: Workout)
    func setNavigationItemPrompt(_ prompt: String?)
    func setRateLabelAlpha(_ alpha: CGFloat)
    func setGeneralString(_ string: String?)
}

extension WorkoutViewInterface {

    func flash(_ text: String) {
        flash(text, for: 1.5)
    }
}

@preconcurrency @MainActor
protocol WorkoutPresenterInterface: PresenterInterface, HeartSensorDelegate {
    var onShare: ((URL) -> Void)? { get set }
    var plan: Plan { get set }
    var phase: WorkoutViewController.Phase { get }
    var recorder: WorkoutRecorder { get }
    var sensor: HeartSensor { get }
    var center: NotificationCenter { get }
    var seconds: Int { get }
    var rows: [WorkoutViewController.Row] { get }
    var ticker: Timer? { get set }
    var finished: Workout? { get }
    var countsDown: Bool { get set }
    var isSilent: Bool { get set }

    func didTapStart()
    func didTapFinish()
    func didTapPlan()
    func tick()
    func takeLap(isAutomatic: Bool)
    func upload(_ workout: Workout)
    func showBest()
    func planDidChange(_ notification: Notification)
    func didEnterBackground()
    func rebuildRows()
    func viewDidAppear()
    func viewWillDisappear()
    func observe()
    func removeLapsAll(_ lap: WorkoutViewController.Lap)
    func didSelectRow(at indexPath: IndexPath)
    func didPick(_ plan: Plan)
    func showOptionsSheet(
        title: String,
        onChoice: @escaping () -> Void,
        title2: String?,
        onChoice2: @escaping () -> Void,
        onUpload: @escaping (Workout) -> Void,
        onSimulate: @escaping () -> Void,
        at sender: Any
    )
    func planPickerDidCancel()
}

@preconcurrency @MainActor
protocol WorkoutInteractorInterface: InteractorInterface {
    var countsDown: Bool { get set }
    var isSilent: Bool { get set }
    var storedFinished: Int { get }

    func speak(_ text: String, isUrgent: Bool)
    func say(_ text: String)
    func setFinished(_ value: Int)
}

extension WorkoutInteractorInterface {

    func speak(_ text: String) {
        speak(text, isUrgent: false)
    }
}
