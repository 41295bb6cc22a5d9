import UIKit

@preconcurrency @MainActor
protocol WeatherWireframeInterface: WireframeInterface {
    func explain(_ error: Error) async
}

@preconcurrency @MainActor
protocol WeatherViewInterface: ViewInterface {
    func show(_ text: String)
    func setLoading(_ isLoading: Bool)
}

@preconcurrency @MainActor
protocol WeatherPresenterInterface: PresenterInterface {
    var city: String { get set }
    var journal: Journal { get }

    func reload() async
    func follow()
    func didTapStop()
}

@preconcurrency @MainActor
protocol WeatherInteractorInterface: InteractorInterface {
    var station: WeatherStation { get }
    var journal: Journal { get }
    var following: Task<Void, Never>? { get set }

    func fetch(_ city: String) async throws -> Weather
    @discardableResult
    func compare(_ first: String, _ second: String) async throws -> Bool
    func writeReloaded()
    func writeFollowed()
    func writeStopped()
}
