import UIKit

@preconcurrency @MainActor
protocol TripsWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol TripsViewInterface: ViewInterface {
    var nameText: String? { get }

    func setCountLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol TripsPresenterInterface: PresenterInterface {
    var onEvent: ((TripEvent) -> Void)? { get set }

    func viewDidLoad()
    func clear()
    func open()
    func filter()
}

@preconcurrency @MainActor
protocol TripsInteractorInterface: InteractorInterface {
    func load(_ done: ([Trip]) -> Void)
}
