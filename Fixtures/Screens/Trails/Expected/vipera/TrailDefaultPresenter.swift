import Foundation

@preconcurrency @MainActor
class TrailDefaultPresenter {

    // MARK: - Module

    var router: TrailRouter!
    var interactor: TrailInteractor!
    weak var view: TrailView!

    // MARK: - Properties

    var trail: Trail?
    private var laps = 0
    private var isLocked = false

    // MARK: - Helpers

    func show(_ trail: Trail) {
        self.trail = trail
        view.setNameLabelText(trail.name)
        view.setLengthLabelText("\(trail.length) km")
    }
}

// MARK: - TrailPresenter

extension TrailDefaultPresenter: TrailPresenter {

    func viewDidLoad() {
        show(interactor.last())
    }

    // Comes from the recorder whenever a lap is done.
    func lapDone() {
        laps += 1
        guard !router.isPresentingScreen, !isLocked else { return }
        view.setLengthLabelText("\(laps) laps")
        if !router.isOnTop {
            interactor.pauseRecorder()
        } else if router.isPresentedByPlan {
            interactor.lap(laps)
        }
    }

    func close() {
        interactor.stop()
        router.closeScreen()
        view.setNameLabelText("Closed")
    }

    func reset() {
        if router.isPresentingScreen {
            router.dismissPresentedScreen { [view = view!] in
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
            router.dismissTrailNote()
        }
        interactor.lockRecorder(isLocked)
    }

    func showMore() {
        var trails = interactor.near(trail?.name ?? "")
        for other in trails where other == trail {
            trails.removeAll { $0 == other }
            if trails.count < 2 { break }
        }
        router.showTrailList(for: trails, title: "Near \(view.nameText ?? "")")
    }

    func openNote() {
        guard router.isInNavigation else {
            view.setNameLabelText("Nowhere")
            return
        }
        router.showTrailNote(for: "Note on \(laps)")
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
        router.dismissScreen(isRecord: isRecord)
    }

    // MARK: - Forwarding

    func showShareSheet(message: String?, onCopy: @escaping () -> Void, at sender: Any) {
        router.showShareSheet(message: message, onCopy: onCopy, at: sender)
    }

    func showStartSheet(
        onNow: @escaping () -> Void,
        onLater: @escaping () -> Void,
        at sender: Any,
        sourceRect: CGRect
    ) {
        router.showStartSheet(onNow: onNow, onLater: onLater, at: sender, sourceRect: sourceRect)
    }
}
