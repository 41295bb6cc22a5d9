import UIKit

@preconcurrency @MainActor
protocol RadioWireframeInterface: WireframeInterface {
    func explain(_ station: String)
    func neighbour() -> Blinking?
    func close(all: Bool)
}

@preconcurrency @MainActor
protocol RadioViewInterface: ViewInterface {
    func setStationLabelText(_ text: String?)
    func report(_ text: String)
}

@preconcurrency @MainActor
protocol RadioPresenterInterface: PresenterInterface, TunerDelegate, ClockDelegate, VolumeDelegate {
    var tuner: Tuner { get }
    var clock: Clock { get }
    var volume: Volume { get }
    var frequencies: [Int] { get set }

    func tune(to frequency: Int)
    func close(all: Bool)
}

@preconcurrency @MainActor
protocol RadioInteractorInterface: InteractorInterface {
    var tuner: Tuner { get }
    var clock: Clock { get }
    var volume: Volume { get }
    var frequencies: [Int] { get set }
    var heard: [String] { get set }
}
