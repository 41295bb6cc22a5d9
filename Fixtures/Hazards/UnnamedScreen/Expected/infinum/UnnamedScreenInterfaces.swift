import UIKit

@preconcurrency @MainActor
protocol UnnamedScreenWireframeInterface: WireframeInterface {
    func showBeginAgainAlert(onReset: @escaping () -> Void)
}

@preconcurrency @MainActor
protocol UnnamedScreenViewInterface: ViewInterface {
    func showCount()
}

@preconcurrency @MainActor
protocol UnnamedScreenPresenterInterface: PresenterInterface {
    var count: Int { get }

    func viewDidLoad()
    func add()
    func reset()
}

@preconcurrency @MainActor
protocol UnnamedScreenInteractorInterface: InteractorInterface {
    func load() -> Int
    func save(_ count: Int)
}
