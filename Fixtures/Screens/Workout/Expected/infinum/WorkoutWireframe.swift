import UIKit

final class WorkoutWireframe: BaseWireframe<WorkoutViewController> {

    // MARK: - Module setup -

    init(
        plan: Plan,
        recorder: WorkoutRecorder,
        sensor: HeartSensor,
        history: WorkoutHistory,
        delegate: WorkoutViewControllerDelegate? = nil,
        onShare: ((URL) -> Void)? = nil
    ) {
        let moduleViewController = WorkoutViewController(
            plan: plan,
            recorder: recorder,
            sensor: sensor,
            history: history
        )
        super.init(viewController: moduleViewController)
        moduleViewController.delegate = delegate
        moduleViewController.onShare = onShare
    }

    private override init(existing viewController: WorkoutViewController) {
        super.init(existing: viewController)
    }

    /// Builds the rest of the module around a view controller that a storyboard or other code created.
    static func assemble(
        _ viewController: WorkoutViewController,
        plan: Plan,
        recorder: WorkoutRecorder,
        sensor: HeartSensor,
        history: WorkoutHistory
    ) -> WorkoutPresenterInterface {
        WorkoutWireframe(existing: viewController).makePresenter(
            for: viewController,
            plan: plan,
            recorder: recorder,
            sensor: sensor,
            history: history
        )
    }

    private func makePresenter(
        for view: WorkoutViewInterface,
        plan: Plan,
        recorder: WorkoutRecorder,
        sensor: HeartSensor,
        history: WorkoutHistory
    ) -> WorkoutPresenter {
        let interactor = WorkoutInteractor()
        let presenter = WorkoutPresenter(
            view: view,
            interactor: interactor,
            wireframe: self,
            plan: plan,
            recorder: recorder,
            sensor: sensor,
            history: history
        )
        return presenter
    }
}

// MARK: - Extensions -

extension WorkoutWireframe: WorkoutWireframeInterface {

    // MARK: - Saving and sharing

    func askToRemoveOldest(limit: Int, then remove: @escaping () -> Void) {
        let alert = UIAlertController(
            title: "History is full", message: "It holds \(limit) workouts.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Remove the oldest", style: .destructive) { _ in remove() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        viewController.present(alert, animated: true)
    }

    //MARK: - Helpers

    func showProblem(_ message: String, title: String = "Sorry") {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController.present(alert, animated: true)
    }

    // MARK: - Wireframe

    func showFinishAlert(
        message: String,
        onSave: @escaping (String?) -> Void,
        onDiscard: @escaping () -> Void,
        onGoOn: @escaping () -> Void
    ) {
        let alert = UIAlertController(
            title: "Finish?", message: message, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "How was it?"
            field.returnKeyType = .done
        }
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
            onSave(alert?.textFields?.first?.text)
        })
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in onDiscard() })
        alert.addAction(UIAlertAction(title: "Go on", style: .cancel) { _ in onGoOn() })
        viewController.present(alert, animated: true)
    }

    func goBack() {
        viewController.navigationController?.popViewController(animated: true)
    }

    func showPlanPicker(current: Plan) {
        let picker = PlanPickerViewController(current: current)
        picker.delegate = viewController
        let navigation = UINavigationController(rootViewController: picker)
        navigation.modalPresentationStyle = .formSheet
        viewController.present(navigation, animated: true)
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
        let sheet = UIAlertController(title: "Options", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: title, style: .default) { _ in onChoice() })
        sheet.addAction(UIAlertAction(title: title2, style: .default) { _ in onChoice2() })
        if let finished = viewController.presenter.finished {
            sheet.addAction(UIAlertAction(title: "Upload", style: .default) { _ in onUpload(finished) })
        }
        #if DEBUG
            sheet.addAction(UIAlertAction(title: "Simulate", style: .default) { _ in onSimulate() })
        #endif
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
        viewController.present(sheet, animated: true)
    }

    func showSummary(for workout: Workout?, isBest: Bool, onRename: @escaping (String) -> Void) {
        let summary = SummaryViewController()
        summary.workout = workout
        summary.isBest = isBest
        summary.onRename = onRename
        viewController.navigationController?.pushViewController(summary, animated: true)
    }

    func close(completion: @escaping () -> Void) {
        viewController.dismiss(animated: true, completion: completion)
    }

    // MARK: - PlanPickerDelegate

    func planPickerDidCancel() {
        viewController.dismiss(animated: true)
    }
}
