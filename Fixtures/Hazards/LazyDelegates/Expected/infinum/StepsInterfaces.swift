import UIKit

@preconcurrency @MainActor
protocol StepsWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol StepsViewInterface: ViewInterface {
    func setCountLabelText(_ text: String?)
    func setCountLabelHidden(_ isHidden: Bool)
}

@preconcurrency @MainActor
protocol StepsPresenterInterface: PresenterInterface {
    func start()
    func stop()
}

@preconcurrency @MainActor
protocol StepsInteractorInterface: InteractorInterface {
    var pedometer: PedometerService { get }

    func save(_ steps: Int)
}

@preconcurrency @MainActor
protocol StepsInteractorOutputInterface: AnyObject, Sendable, PedometerServiceDelegate {
}
