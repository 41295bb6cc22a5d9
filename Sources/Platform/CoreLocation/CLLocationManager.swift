// Core Location's manager, its delegate, and what it reports.

@service class CLLocationManager: NSObject {
    init()
    @available(iOS 14, *) var accuracyAuthorization: CLAccuracyAuthorization { get }
    var activityType: CLActivityType
    var allowsBackgroundLocationUpdates: Bool
    @available(iOS 14, *) var authorizationStatus: CLAuthorizationStatus { get }
    weak var delegate: (any CLLocationManagerDelegate)?
    var desiredAccuracy: CLLocationAccuracy
    var distanceFilter: CLLocationDistance
    @NSCopying var heading: CLHeading? { get }
    var headingFilter: CLLocationDegrees
    var headingOrientation: CLDeviceOrientation
    @available(iOS 14, *) var isAuthorizedForWidgetUpdates: Bool { get }
    @NSCopying var location: CLLocation? { get }
    var maximumRegionMonitoringDistance: CLLocationDistance { get }
    var monitoredRegions: Set<CLRegion> { get }
    var pausesLocationUpdatesAutomatically: Bool
    @available(iOS 13, *) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { get }
    var rangedRegions: Set<CLRegion> { get }
    var showsBackgroundLocationIndicator: Bool
    class func authorizationStatus() -> CLAuthorizationStatus
    class func deferredLocationUpdatesAvailable() -> Bool
    class func headingAvailable() -> Bool
    class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool
    class func isRangingAvailable() -> Bool
    class func locationServicesEnabled() -> Bool
    class func significantLocationChangeMonitoringAvailable() -> Bool
    func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval)
    func disallowDeferredLocationUpdates()
    func dismissHeadingCalibrationDisplay()
    func requestAlwaysAuthorization()
    func requestLocation()
    func requestState(for region: CLRegion)
    @available(iOS 14, *) func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String)
    @available(iOS 14, *) func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil)
    func requestWhenInUseAuthorization()
    func startMonitoring(for region: CLRegion)
    @available(iOS 15, *) func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil)
    func startMonitoringSignificantLocationChanges()
    func startMonitoringVisits()
    func startRangingBeacons(in region: CLBeaconRegion)
    @available(iOS 13, *) func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
    func startUpdatingHeading()
    func startUpdatingLocation()
    func stopMonitoring(for region: CLRegion)
    @available(iOS 15, *) func stopMonitoringLocationPushes()
    func stopMonitoringSignificantLocationChanges()
    func stopMonitoringVisits()
    func stopRangingBeacons(in region: CLBeaconRegion)
    @available(iOS 13, *) func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
    func stopUpdatingHeading()
    func stopUpdatingLocation()
}
protocol CLLocationManagerDelegate: NSObjectProtocol {
    optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    optional func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    @available(iOS 13, *) optional func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    optional func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    @available(iOS 13, *) optional func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    optional func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    optional func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    optional func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    @available(iOS 14, *) optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}
enum CLAuthorizationStatus: Int32 {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
extension CLAuthorizationStatus {
    @pure static var authorized: CLAuthorizationStatus { get }
}
enum CLAccuracyAuthorization: Int {
    case fullAccuracy, reducedAccuracy
}
enum CLActivityType: Int {
    case other, automotiveNavigation, fitness, otherNavigation, airborne
}
enum CLDeviceOrientation: Int32 {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
enum CLRegionState: Int {
    case unknown, inside, outside
}
enum CLProximity: Int {
    case unknown, immediate, near, far
}
class CLRegion: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    var notifyOnEntry: Bool
    var notifyOnExit: Bool
}
@pure class CLCircularRegion: CLRegion {
    @pure var center: CLLocationCoordinate2D { get }
    @pure var radius: CLLocationDistance { get }
    @pure func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
    init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
}
class CLBeaconRegion: CLRegion {
    @available(iOS 13, *) init(uuid: UUID, identifier: String)
    @available(iOS 13, *) init(uuid: UUID, major: CLBeaconMajorValue, identifier: String)
    @available(iOS 13, *) init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
    @available(iOS 13, *) init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String)
    init(proximityUUID: UUID, identifier: String)
    init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String)
    init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
    @available(iOS 13, *) @NSCopying var beaconIdentityConstraint: CLBeaconIdentityConstraint { get }
    var major: NSNumber? { get }
    var minor: NSNumber? { get }
    var notifyEntryStateOnDisplay: Bool
    var proximityUUID: UUID { get }
    @available(iOS 13, *) var uuid: UUID { get }
    func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary
}
class CLBeacon: NSObject, NSCopying, NSSecureCoding {
    var accuracy: CLLocationAccuracy { get }
    var major: NSNumber { get }
    var minor: NSNumber { get }
    var proximity: CLProximity { get }
    var proximityUUID: UUID { get }
    var rssi: Int { get }
    @available(iOS 13, *) var timestamp: Date { get }
    @available(iOS 13, *) var uuid: UUID { get }
}
@available(iOS 13, *) class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding {
    init(uuid: UUID)
    init(uuid: UUID, major: CLBeaconMajorValue)
    init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue)
    var major: CLBeaconMajorValue? { get }
    var minor: CLBeaconMinorValue? { get }
    var uuid: UUID { get }
}
class CLHeading: NSObject, NSCopying, NSSecureCoding {
    var headingAccuracy: CLLocationDirection { get }
    var magneticHeading: CLLocationDirection { get }
    var timestamp: Date { get }
    var trueHeading: CLLocationDirection { get }
    var x: CLHeadingComponentValue { get }
    var y: CLHeadingComponentValue { get }
    var z: CLHeadingComponentValue { get }
}
class CLVisit: NSObject, NSCopying, NSSecureCoding {
    var arrivalDate: Date { get }
    var coordinate: CLLocationCoordinate2D { get }
    var departureDate: Date { get }
    var horizontalAccuracy: CLLocationAccuracy { get }
}
@pure struct CLError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
            regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult,
            geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation,
            deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure,
            promptDeclined, historicalLocationError
    }
    init(_ code: CLError.Code, userInfo: [String: Any] = [:])
    @pure var code: CLError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var locationUnknown: CLError.Code { get }
    @pure static var denied: CLError.Code { get }
    @pure static var network: CLError.Code { get }
    @pure static var headingFailure: CLError.Code { get }
    @pure static var regionMonitoringDenied: CLError.Code { get }
    @pure static var regionMonitoringFailure: CLError.Code { get }
    @pure static var regionMonitoringSetupDelayed: CLError.Code { get }
    @pure static var regionMonitoringResponseDelayed: CLError.Code { get }
    @pure static var geocodeFoundNoResult: CLError.Code { get }
    @pure static var geocodeFoundPartialResult: CLError.Code { get }
    @pure static var geocodeCanceled: CLError.Code { get }
    @pure static var deferredFailed: CLError.Code { get }
    @pure static var deferredNotUpdatingLocation: CLError.Code { get }
    @pure static var deferredAccuracyTooLow: CLError.Code { get }
    @pure static var deferredDistanceFiltered: CLError.Code { get }
    @pure static var deferredCanceled: CLError.Code { get }
    @pure static var rangingUnavailable: CLError.Code { get }
    @pure static var rangingFailure: CLError.Code { get }
    @pure static var promptDeclined: CLError.Code { get }
    @pure static var historicalLocationError: CLError.Code { get }
}
extension CLError {
    var alternateRegion: CLRegion? { get }
}
let kCLErrorDomain: String
let kCLErrorUserInfoAlternateRegionKey: String
@available(iOS 17, *) struct CLLocationUpdate {
    @available(iOS 18, *) var accuracyLimited: Bool { get }
    @available(iOS 18, *) var authorizationDenied: Bool { get }
    @available(iOS 18, *) var authorizationRequestInProgress: Bool { get }
    var isStationary: Bool { get }
    var location: CLLocation? { get }
    @available(iOS 18, *) var stationary: Bool { get }
    static func liveUpdates(_ configuration: CLLocationUpdate.LiveConfiguration = .default) -> CLLocationUpdate.Updates
    enum LiveConfiguration { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
    @service struct Updates: AsyncSequence {}
}
