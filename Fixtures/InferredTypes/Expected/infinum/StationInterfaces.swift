import UIKit

@preconcurrency @MainActor
protocol StationWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol StationViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol StationPresenterInterface: PresenterInterface {
    var platforms: Int { get }
    var delay: Double { get set }
    var isOpen: Bool { get set }
    var name: String { get }
    var lines: [String] { get set }
    var exits: [String: Int] { get set }
    var letter: Character { get }
    var departures: Int { get set }
}
