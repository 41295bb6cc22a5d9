import UIKit

final class SummaryViewController: UIViewController {
    var workout: Workout?
    var isBest = false
    var onRename: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("summary of \(workout?.meters ?? 0) m, best: \(isBest)")
    }
}

@MainActor
protocol PlanPickerDelegate: AnyObject {
    func planPicker(_ picker: PlanPickerViewController, didPick plan: Plan)
    func planPickerDidCancel(_ picker: PlanPickerViewController)
}

final class PlanPickerViewController: UIViewController {
    weak var delegate: PlanPickerDelegate?
    private let current: Plan

    init(current: Plan) {
        self.current = current
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("plans, now \(current.name)")
    }
}

/// The screen that starts a workout.
final class TrainingViewController: UIViewController, WorkoutViewControllerDelegate {
    func startWorkout(
        with plan: Plan, recorder: WorkoutRecorder, sensor: HeartSensor, history: WorkoutHistory
    ) -> WorkoutViewController {
        let screen = WorkoutViewController(plan: plan, recorder: recorder, sensor: sensor, history: history)
        screen.delegate = self
        screen.onShare = { Trace.record("shared \($0.absoluteString)") }
        navigationController?.pushViewController(screen, animated: false)
        return screen
    }

    func workoutViewController(_ controller: WorkoutViewController, didFinish workout: Workout) {
        Trace.record("training: \(workout.meters) m done, phase \(controller.phase)")
    }

    func workoutViewControllerDidDiscard(_ controller: WorkoutViewController) {
        Trace.record("training: nothing done")
    }
}
