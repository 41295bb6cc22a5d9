import UIKit

@preconcurrency @MainActor
protocol ShiftWireframeInterface: WireframeInterface {
    func showHelp()
}

@preconcurrency @MainActor
protocol ShiftViewInterface: ViewInterface {
    func setHoursLabelText(_ text: String?)
}

@preconcurrency @MainActor
protocol ShiftPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func choose(_ day: String)
    func help()
    func closeRota(isOn: Bool)
    func noteLine()
}

@preconcurrency @MainActor
protocol ShiftInteractorInterface: InteractorInterface {
    var nominal: Int { get }

    func hours(on day: String) -> Double
    func book(_ hours: Double)
    func closeRota()
    func noteLine(_ line: String)
}
