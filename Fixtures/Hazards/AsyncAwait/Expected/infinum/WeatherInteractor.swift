import Foundation

@preconcurrency @MainActor
final class WeatherInteractor {

    // MARK: - Manage model

    let station = WeatherStation()
    let journal = Journal.shared
    var following: Task<Void, Never>?

    // MARK: - Manage model

    deinit {
        following?.cancel()
    }
}

// MARK: - Extensions -

extension WeatherInteractor: WeatherInteractorInterface {

    // MARK: - Business use case

    func fetch(_ city: String) async throws -> Weather {
        let weather = try await station.weather(in: city)
        try Task.checkCancellation()
        journal.write("fetched")
        return weather
    }

    @discardableResult
    func compare(_ first: String, _ second: String) async throws -> Bool {
        async let one = station.weather(in: first)
        async let other = station.weather(in: second)
        let isWarmer = try await one.degrees > other.degrees
        journal.write("compared")
        return isWarmer
    }

    func writeReloaded() {
        journal.write("reloaded")
    }

    func writeFollowed() {
        journal.write("followed")
    }

    func writeStopped() {
        journal.write("stopped")
    }
}
