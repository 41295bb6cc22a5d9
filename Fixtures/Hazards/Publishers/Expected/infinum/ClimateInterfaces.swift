import UIKit
import Combine

@preconcurrency @MainActor
protocol ClimateWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol ClimateViewInterface: ViewInterface {
    func show(_ degrees: Int)
    func show(alarm: String)
}

@preconcurrency @MainActor
protocol ClimatePresenterInterface: PresenterInterface {
    var thermometer: Thermometer { get }
    var following: AnyCancellable? { get set }
    var highest: Int { get }
    var alarmCount: Int { get }
    var goal: Int { get set }

    func warmer()
    func stopFollowing()
    func viewDidLoad()
}
