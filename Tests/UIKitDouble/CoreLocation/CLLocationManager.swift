@_exported import FoundationDouble

public typealias CLLocationDegrees = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public final class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Its methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Finds nothing by itself: a driver says where it is.
open class CLLocationManager: NSObject {
    weak open var delegate: (any CLLocationManagerDelegate)?
    public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
    public private(set) var location: CLLocation?
    private var isUpdating = false

    public override init() {}

    open func requestWhenInUseAuthorization() {
        Trace.record("CLLocationManager.requestWhenInUseAuthorization()")
        authorizationStatus = .authorizedWhenInUse
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    open func startUpdatingLocation() {
        Trace.record("CLLocationManager.startUpdatingLocation()")
        isUpdating = true
    }

    open func stopUpdatingLocation() {
        Trace.record("CLLocationManager.stopUpdatingLocation()")
        isUpdating = false
    }

    /// The device is there; the delegate hears of it while the manager updates.
    public func arrive(at location: CLLocation) {
        self.location = location
        if isUpdating { delegate?.locationManager(self, didUpdateLocations: [location]) }
    }

    /// The device can't tell where it is.
    public func fail(with error: any Error) {
        if isUpdating { delegate?.locationManager(self, didFailWithError: error) }
    }
}
