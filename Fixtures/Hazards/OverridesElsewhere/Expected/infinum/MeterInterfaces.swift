import UIKit

@preconcurrency @MainActor
protocol MeterWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol MeterViewInterface: ViewInterface {
    var factor: Int { get set }
    var last: Int { get set }

    func refresh()
    func measured() -> Int
}

@preconcurrency @MainActor
protocol MeterPresenterInterface: PresenterInterface {
    var readings: Int { get set }

    func reset()
    func double()
    func remember()
    func readMeter() -> Int
}

@preconcurrency @MainActor
protocol MeterInteractorInterface: InteractorInterface {
    func readMeter() -> Int
}
