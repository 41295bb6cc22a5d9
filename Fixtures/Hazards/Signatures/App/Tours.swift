import UIKit

@MainActor
final class TourStore {
    static let shared = TourStore()

    func stops() -> [String] { ["Port", "Old town", "Hill"] }

    func count(of stops: [String]) -> Int {
        Trace.record("count of \(stops.count)")
        return stops.count
    }

    func log(_ text: String) { Trace.record("log: \(text)") }
}

actor TourArchive {
    private var kept: [String] = []

    var count: Int { kept.count + 1 }

    func keep(_ stops: [String]) { kept += stops }

    nonisolated func all() -> AsyncStream<String> {
        AsyncStream { continuation in
            for stop in ["Gate", "Tower"] { continuation.yield(stop) }
            continuation.finish()
        }
    }
}

@MainActor
enum Guide {
    static func open(_ screen: UIViewController) async { Trace.record("open") }

    static func name(for screen: UIViewController) async -> String { "Ada" }

    static func greeting(for screen: UIViewController) -> String { "Welcome, " }

    static func line(of stops: [String], where isShown: (String) -> Bool, on label: UILabel) -> String {
        "\(label.text ?? "nothing"): \(stops.filter(isShown))"
    }
}

@MainActor
func travel(with screen: TourViewController) {
    screen.append("Lake", "Mill")
    screen.append()
    screen.require(1 > 2)
    screen.require(2 > 1, "never")
    screen.require(1 > 2, "too far")
    screen.visit("Bridge", 12)
}
