import Foundation

@preconcurrency @MainActor
final class WeatherPresenter {

    // MARK: - Private properties -

    private unowned let view: WeatherViewInterface
    private let interactor: WeatherInteractorInterface
    private let wireframe: WeatherWireframeInterface

    // MARK: - Provide view data source

    var city = "Bern"
    private var latest = 0
    private var reports: [Weather] = []

    // MARK: - Lifecycle -

    init(
        view: WeatherViewInterface,
        interactor: WeatherInteractorInterface,
        wireframe: WeatherWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    private var averageDegrees: Int {
        get async {
            await Task.yield()
            return reports.isEmpty ? 0 : reports.reduce(0) { $0 + $1.degrees } / reports.count
        }
    }

    // MARK: - Provide view data source

    private func description(of weather: Weather) async -> String {
        let average = await averageDegrees
        return weather.degrees > average ? "warmer" : "not warmer"
    }
}

// MARK: - Extensions -

extension WeatherPresenter: WeatherPresenterInterface {

    // MARK: - Handle view event

    /// Also called by the widget.
    func reload() async {
        let view = self.view
        view.setLoading(true)
        defer { view.setLoading(false) }
        do {
            let weather = try await interactor.fetch(city)
            interactor.writeReloaded()
            reports.append(weather)
            view.show("\(weather.city): \(weather.degrees)°, \(await description(of: weather))")
        } catch is CancellationError {
            view.show("stopped")
        } catch {
            await wireframe.explain(error)
        }
    }

    func follow() {
        interactor.following?.cancel()
        interactor.following = Task { [weak self, weak view, station = interactor.station] in
            for await degrees in station.degrees() {
                guard let self, let view, !Task.isCancelled else { break }
                self.interactor.writeFollowed()
                self.latest = degrees
                view.show("now \(degrees)°")
            }
        }
    }

    func didTapStop() {
        interactor.following?.cancel()
        interactor.following = nil
        interactor.writeStopped()
        Task { @MainActor [weak self] in
            try await self?.interactor.compare("Oslo", "Rome")
            self?.view.show("compared")
        }
    }

    // MARK: - Forwarding

    var journal: Journal { interactor.journal }
}
