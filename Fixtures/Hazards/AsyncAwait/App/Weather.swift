import UIKit

struct Weather: Sendable {
    let city: String
    let degrees: Int
}

enum WeatherError: Error {
    case unknownCity(String)
}

actor WeatherStation {
    private let known = ["Bern": 12, "Rome": 25, "Oslo": 3]

    func weather(in city: String) async throws -> Weather {
        guard let degrees = known[city] else { throw WeatherError.unknownCity(city) }
        return Weather(city: city, degrees: degrees)
    }

    nonisolated func degrees() -> AsyncStream<Int> {
        AsyncStream { continuation in
            for degrees in [10, 11] {
                continuation.yield(degrees)
            }
            continuation.finish()
        }
    }
}

@MainActor
final class Journal {
    static let shared = Journal()

    /// Open to callers of any isolation, which it writes down.
    func write(_ line: String, caller: isolated (any Actor)? = #isolation) {
        Trace.record("\(line) on \(caller === MainActor.shared ? "the main actor" : "no actor that we know")")
    }
}

/// Refreshes the screen from outside.
@MainActor
struct Widget {
    func refresh(_ screen: WeatherViewController) async {
        await screen.reload()
        Trace.record("widget shows \(screen.unit()) or \(screen.unit(isMetric: false))")
    }
}
