import UIKit

@preconcurrency @MainActor
protocol RadioWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol RadioViewInterface: ViewInterface {
    func explain()
    func show(_ station: String?)
}

@preconcurrency @MainActor
protocol RadioPresenterInterface: PresenterInterface {
    var heard: [String] { get set }
    var name: String { get }
    var stations: [String] { get }
    var stationName: String { get }
    var tuner: Tuner { get }

    func tune(to frequency: Int)
    func tuner(_ tuner: Tuner, didFind station: String)
    func remove(_ station: String) -> Bool
    func tunerDidLoseSignal(_ tuner: Tuner)
}

@preconcurrency @MainActor
protocol RadioInteractorInterface: InteractorInterface {
    var tuner: Tuner { get }
    var stationName: String { get }

    func tunerDidLoseSignal(_ tuner: Tuner)
}

@preconcurrency @MainActor
protocol RadioInteractorOutputInterface: AnyObject, Sendable {
    func show(_ station: String?)
}
