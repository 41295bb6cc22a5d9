import UIKit

@preconcurrency @MainActor
protocol TrailViewInput: AnyObject, Sendable {
    var nameText: String? { get }

    func setNameLabelText(_ text: String?)
    func setLengthLabelText(_ text: String?)
    func setStartButtonTitle(_ title: String?)
}

@preconcurrency @MainActor
protocol TrailViewEventHandler: AnyObject, Sendable {
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
protocol TrailViewDataSource: AnyObject, Sendable {
    var trailName: String? { get }
}

@preconcurrency @MainActor
protocol TrailInteractorInput: AnyObject, Sendable {
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

@preconcurrency @MainActor
protocol TrailInteractorEventHandler: AnyObject, Sendable {
}

@preconcurrency @MainActor
protocol TrailInteractorDataSource: AnyObject, Sendable {
}
