import UIKit

@MainActor
struct Sensor {
    static var reading = 0

    func degrees() -> Int {
        Trace.record("sensor.degrees = \(Sensor.reading)")
        return Sensor.reading
    }
}
