import UIKit

final class WeatherViewController: UIViewController {

    @IBOutlet private weak var cityLabel: UILabel!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    // MARK: - View life

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Stop", style: .plain, target: self, action: #selector(didTapStop))
        Task {
            await reload()
        }
    }

    // MARK: - Update view

    private func show(_ text: String) {
        cityLabel.text = text
    }

    private func setLoading(_ isLoading: Bool) {
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    // MARK: - Handle view event

    /// Also called by the widget.
    func reload() async {
        setLoading(true)
        defer { setLoading(false) }
        do {
            let weather = try await fetch(city)
            journal.write("reloaded")
            reports.append(weather)
            show("\(weather.city): \(weather.degrees)°, \(await description(of: weather))")
        } catch is CancellationError {
            show("stopped")
        } catch {
            await explain(error)
        }
    }

    func follow() {
        following?.cancel()
        following = Task { [weak self, station] in
            for await degrees in station.degrees() {
                guard let self, !Task.isCancelled else { break }
                self.journal.write("followed")
                self.latest = degrees
                self.show("now \(degrees)°")
            }
        }
    }

    @objc private func didTapStop() {
        following?.cancel()
        following = nil
        journal.write("stopped")
        Task { @MainActor [weak self] in
            try await self?.compare("Oslo", "Rome")
            self?.show("compared")
        }
    }

    // MARK: - Wireframe

    private func explain(_ error: Error) async {
        let alert = UIAlertController(title: "Weather", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
            Task { await self?.reload() }
        })
        present(alert, animated: true)
        await Task.yield()
        journal.write("explained")
    }

    // MARK: - Provide view data source

    var city = "Bern"
    private var latest = 0
    private var reports: [Weather] = []

    private func description(of weather: Weather) async -> String {
        let average = await averageDegrees
        return weather.degrees > average ? "warmer" : "not warmer"
    }

    nonisolated func unit(isMetric: Bool = true) -> String {
        isMetric ? "°C" : "°F"
    }

    // MARK: - Business use case

    private var averageDegrees: Int {
        get async {
            await Task.yield()
            return reports.isEmpty ? 0 : reports.reduce(0) { $0 + $1.degrees } / reports.count
        }
    }

    private func fetch(_ city: String) async throws -> Weather {
        let weather = try await station.weather(in: city)
        try Task.checkCancellation()
        journal.write("fetched")
        return weather
    }

    @discardableResult
    private func compare(_ first: String, _ second: String) async throws -> Bool {
        async let one = station.weather(in: first)
        async let other = station.weather(in: second)
        let isWarmer = try await one.degrees > other.degrees
        journal.write("compared")
        return isWarmer
    }

    // MARK: - Manage model

    private let station = WeatherStation()
    private let journal = Journal.shared
    private var following: Task<Void, Never>?

    deinit {
        following?.cancel()
    }
}
