import UIKit

@preconcurrency @MainActor
protocol TrailWireframeInterface: WireframeInterface {
    var isPresentingScreen: Bool { get }
    var isOnTop: Bool { get }
    var isPresentedByPlan: Bool { get }
    var isInNavigation: Bool { get }

    func closeScreen()
    func dismissPresentedScreen(completion: @escaping () -> Void)
    func dismissTrailNote()
    func showTrailList(for trails: [Trail], title: String?)
    func showTrailNote(for title: String?)
    func showShareSheet(message: String?, onCopy: @escaping () -> Void, at sender: Any)
    func showStartSheet(
        onNow: @escaping () -> Void,
        onLater: @escaping () -> Void,
        at sender: Any,
        sourceRect: CGRect
    )
    func dismissScreen(isRecord: Bool)
}

@preconcurrency @MainActor
protocol TrailViewInterface: ViewInterface {
    var nameText: String? { get }

    func setNameLabelText(_ text: String?)
    func setLengthLabelText(_ text: String?)
    func setStartButtonTitle(_ title: String?)
}

@preconcurrency @MainActor
protocol TrailPresenterInterface: PresenterInterface {
    var trail: Trail? { get }

    func viewDidLoad()
    func lapDone()
    func close()
    func reset()
    func lock()
    func showMore()
    func openNote()
    func copyName()
    func begin(after delay: Int)
    func finish()
    func showShareSheet(message: String?, onCopy: @escaping () -> Void, at sender: Any)
    func showStartSheet(
        onNow: @escaping () -> Void,
        onLater: @escaping () -> Void,
        at sender: Any,
        sourceRect: CGRect
    )
}

@preconcurrency @MainActor
protocol TrailInteractorInterface: InteractorInterface {
    func last() -> Trail
    func pauseRecorder()
    func lap(_ number: Int)
    func stop()
    func lockRecorder(_ isLocked: Bool)
    func near(_ name: String) -> [Trail]
    func copyTrail(_ name: String)
    func start(_ delay: Int)
    func fetchStop() -> Int
}
