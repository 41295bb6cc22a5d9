import UIKit

@preconcurrency @MainActor
protocol CounterWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol CounterViewInterface: ViewInterface {
    func show()
}

@preconcurrency @MainActor
protocol CounterPresenterInterface: PresenterInterface, FeedDelegate {
    var start: Int { get }
    var log: [String] { get set }
    var total: Int { get }

    func tap()
    func viewWillAppear(_ animated: Bool)
}

@preconcurrency @MainActor
protocol CounterInteractorInterface: InteractorInterface {
    func finish()
}

@preconcurrency @MainActor
protocol CounterInteractorOutputInterface: AnyObject, Sendable {
    var log: [String] { get }
}
