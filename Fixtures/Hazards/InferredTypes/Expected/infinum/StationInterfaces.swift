import UIKit

@preconcurrency @MainActor
protocol StationWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol StationViewInterface: ViewInterface {
    func showBoard()
}

@preconcurrency @MainActor
protocol StationPresenterInterface: PresenterInterface {
    var platforms: Int { get }
    var delay: Double { get }
    var isOpen: Bool { get }
    var name: String { get }
    var lines: [String] { get }
    var exits: [String: Int] { get }
    var position: (x: Int, y: Int) { get }
    var letter: Character { get }
    var departures: Int { get }
    var ratio: Double { get }
    var hidden: String? { get }
    var size: CGFloat { get }

    func close()
    func updateDepartures()
}
