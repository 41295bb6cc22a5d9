import Foundation
import CoreLocation

@preconcurrency @MainActor
final class NearbyInteractor: NSObject {

    // MARK: - Public properties -

    weak var output: NearbyInteractorOutputInterface!

    // MARK: - Properties -

    private let manager: CLLocationManager
    private let book: PlaceBook

    // MARK: - Lifecycle -

    init(manager: CLLocationManager, book: PlaceBook) {
        self.manager = manager
        self.book = book
    }
}

// MARK: - Extensions -

extension NearbyInteractor: NearbyInteractorInterface {

    // MARK: - Business use case

    func startLocating() {
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
    }

    func locate() {
        manager.startUpdatingLocation()
    }
}

// MARK: - CLLocationManagerDelegate

extension NearbyInteractor: CLLocationManagerDelegate {

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        manager.stopUpdatingLocation()
        output.didFind(book.nearest(to: location.coordinate.latitude))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        output.didFail()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus == .denied {
            output.didFail()
        }
    }
}
