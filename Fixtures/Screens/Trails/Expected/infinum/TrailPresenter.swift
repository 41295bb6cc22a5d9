import Foundation

@preconcurrency @MainActor
final class TrailPresenter {

    // MARK: - Private properties -

    private unowned let view: TrailViewInterface
    private let interactor: TrailInteractorInterface
    private let wireframe: TrailWireframeInterface

    // MARK: - Properties -

    var trail: Trail?
    private var laps = 0
    private var isLocked = false

    // MARK: - Lifecycle -

    init(
        view: TrailViewInterface,
        interactor: TrailInteractorInterface,
        wireframe: TrailWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    func show(_ trail: Trail) {
        self.trail = trail
        view.setNameLabelText(trail.name)
        view.setLengthLabelText("\(trail.length) km")
    }
}

// MARK: - Extensions -

extension TrailPresenter: TrailPresenterInterface {

    func viewDidLoad() {
        show(interactor.last())
    }

    // Comes from the recorder whenever a lap is done.
    func lapDone() {
        laps += 1
        guard !wireframe.isPresentingScreen, !isLocked else { return }
        view.setLengthLabelText("\(laps) laps")
        if !wireframe.isOnTop {
            interactor.pauseRecorder()
        } else if wireframe.isPresentedByPlan {
            interactor.lap(laps)
        }
    }

    func close() {
        interactor.stop()
        wireframe.closeScreen()
        view.setNameLabelText("Closed")
    }

    func reset() {
        if wireframe.isPresentingScreen {
            wireframe.dismissPresentedScreen { [view] in
                defer { withExtendedLifetime(view) {} }
                self.reset()
            }
            return
        }
        interactor.stop()
        laps = 0
        view.setNameLabelText(trail?.name)
    }

    func lock() {
        isLocked.toggle()
        if isLocked {
            view.setLengthLabelText("Locked")
        } else {
            wireframe.dismissTrailNote()
        }
        interactor.lockRecorder(isLocked)
    }

    func showMore() {
        var trails = interactor.near(trail?.name ?? "")
        for other in trails where other == trail {
            trails.removeAll { $0 == other }
            if trails.count < 2 { break }
        }
        wireframe.showTrailList(for: trails, title: "Near \(view.nameText ?? "")")
    }

    func openNote() {
        guard wireframe.isInNavigation else {
            view.setNameLabelText("Nowhere")
            return
        }
        wireframe.showTrailNote(for: "Note on \(laps)")
        interactor.lap(laps)
    }

    func copyName() {
        interactor.copyTrail(trail?.name ?? "")
        view.setNameLabelText("Copied")
    }

    func begin(after delay: Int) {
        interactor.start(delay)
        view.setStartButtonTitle(delay == 0 ? "Running" : "Waiting")
    }

    func finish() {
        let isRecord = interactor.fetchStop() > 10
        view.setNameLabelText("Finished")
        wireframe.dismissScreen(isRecord: isRecord)
    }

    // MARK: - Forwarding

    func showShareSheet(message: String?, onCopy: @escaping () -> Void, at sender: Any) {
        wireframe.showShareSheet(message: message, onCopy: onCopy, at: sender)
    }

    func showStartSheet(
        onNow: @escaping () -> Void,
        onLater: @escaping () -> Void,
        at sender: Any,
        sourceRect: CGRect
    ) {
        wireframe.showStartSheet(onNow: onNow, onLater: onLater, at: sender, sourceRect: sourceRect)
    }
}
