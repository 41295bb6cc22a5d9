import UIKit

@preconcurrency @MainActor
protocol GameWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol GameViewInterface: ViewInterface {
    func showPoints()
    func startTicking()
}

@preconcurrency @MainActor
protocol GamePresenterInterface: PresenterInterface {
    var speed: Int { get }
    var game: Game { get }

    func viewDidAppear()
    func viewWillDisappear()
    func motionEnded()
    func hit(tag: Int)
    func hitByKey()
    func changeSpeed(value: Float)
    func nextRound()
    func bonus()
    func tapBoard()
    func holdBoard()
    func unwindFromHelp()
    func tick(_ timer: Timer)
    func gameDidEnd(_ notification: Notification)
}

@preconcurrency @MainActor
protocol GameInteractorInterface: InteractorInterface {
    var game: Game { get }
}
