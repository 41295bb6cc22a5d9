import CoreLocation
import UIKit

struct Place {
    let name: String
    let latitude: Double
}

final class PlaceBook {
    let places = [Place(name: "Rome", latitude: 41.9), Place(name: "Oslo", latitude: 59.9)]

    func nearest(to latitude: Double) -> Place? {
        Trace.record("nearest(to: \(latitude))")
        return places.min { abs($0.latitude - latitude) < abs($1.latitude - latitude) }
    }
}

enum LocationError: Error {
    case tunnel
}

@MainActor
enum Device {
    /// The manager of the app, as a test gives it.
    static let manager = CLLocationManager()
}
