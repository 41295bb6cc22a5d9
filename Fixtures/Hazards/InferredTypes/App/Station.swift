import UIKit

enum StationMode {
    case busy, quiet
}

struct Train {
    let name: String
}

struct Schedule {
    let trains: [Train]

    func train(after index: Int) -> Train? {
        Trace.record("train(after: \(index))")
        return index < trains.count ? trains[index] : nil
    }
}

func makeSchedule() -> Schedule {
    Schedule(trains: [Train(name: "ICE 1"), Train(name: "RE 2")])
}

struct StationClock {
    static var current: StationClock { StationClock(seconds: 0.5) }

    let seconds: Double

    var text: String { "12:00:0\(Int(seconds))" }
}

@MainActor
final class Loudspeaker {
    static let shared = Loudspeaker()

    func say(_ text: String) {
        Trace.record("loudspeaker: \(text)")
    }
}

struct Box<Value> {
    let value: Value

    init(wrapping value: Value) {
        self.value = value
    }
}
