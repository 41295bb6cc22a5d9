// Core Location's places, measures and geocoder.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

typealias CLLocationDegrees = Double
typealias CLLocationAccuracy = Double
typealias CLLocationDistance = Double
typealias CLLocationDirection = Double
typealias CLLocationSpeed = Double
typealias CLLocationSpeedAccuracy = Double
typealias CLLocationDirectionAccuracy = Double
typealias CLHeadingComponentValue = Double
typealias CLBeaconMajorValue = UInt16
typealias CLBeaconMinorValue = UInt16
@pure struct CLLocationCoordinate2D {
    init()
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
    var latitude: CLLocationDegrees
    var longitude: CLLocationDegrees
}
@pure func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool
@pure func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D
let kCLLocationAccuracyBest: CLLocationAccuracy
let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy
let kCLLocationAccuracyHundredMeters: CLLocationAccuracy
let kCLLocationAccuracyKilometer: CLLocationAccuracy
let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy
@available(iOS 14, *) let kCLLocationAccuracyReduced: CLLocationAccuracy
let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy
let kCLDistanceFilterNone: CLLocationDistance
let kCLHeadingFilterNone: CLLocationDegrees
let CLLocationDistanceMax: CLLocationDistance
let CLTimeIntervalMax: TimeInterval
// Not pure: a location made of coordinates only is stamped with the current time.
class CLLocation: NSObject, NSCopying, NSSecureCoding {
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
    @pure init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date)
    @pure init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date)
    @available(iOS 13.4, *) @pure init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date)
    @available(iOS 15, *) @pure init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation)
    @pure var altitude: CLLocationDistance { get }
    @pure var coordinate: CLLocationCoordinate2D { get }
    @pure var course: CLLocationDirection { get }
    @available(iOS 13.4, *) @pure var courseAccuracy: CLLocationDirectionAccuracy { get }
    @available(iOS 15, *) @pure var ellipsoidalAltitude: CLLocationDistance { get }
    @pure @NSCopying var floor: CLFloor? { get }
    @pure var horizontalAccuracy: CLLocationAccuracy { get }
    @available(iOS 15, *) @pure var sourceInformation: CLLocationSourceInformation? { get }
    @pure var speed: CLLocationSpeed { get }
    @pure var speedAccuracy: CLLocationSpeedAccuracy { get }
    @pure var timestamp: Date { get }
    @pure var verticalAccuracy: CLLocationAccuracy { get }
    @pure func distance(from location: CLLocation) -> CLLocationDistance
}
class CLFloor: NSObject, NSCopying, NSSecureCoding {
    @pure var level: Int { get }
}
@available(iOS 15, *) @pure class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding {
    init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
    @pure var isProducedByAccessory: Bool { get }
    @pure var isSimulatedBySoftware: Bool { get }
}
@service class CLGeocoder: NSObject {
    init()
    var isGeocoding: Bool { get }
    func cancelGeocode()
    func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler)
    func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler)
    func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler)
    func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler)
    func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler)
    func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler)
    func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler)
    func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    )
}
typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
class CLPlacemark: NSObject, NSCopying, NSSecureCoding {
    init(placemark: CLPlacemark)
    @pure var addressDictionary: [AnyHashable: Any]? { get }
    @pure var administrativeArea: String? { get }
    @pure var areasOfInterest: [String]? { get }
    @pure var country: String? { get }
    @pure var inlandWater: String? { get }
    @pure var isoCountryCode: String? { get }
    @pure var locality: String? { get }
    @pure @NSCopying var location: CLLocation? { get }
    @pure var name: String? { get }
    @pure var ocean: String? { get }
    @pure var postalAddress: CNPostalAddress? { get }
    @pure var postalCode: String? { get }
    @pure @NSCopying var region: CLRegion? { get }
    @pure var subAdministrativeArea: String? { get }
    @pure var subLocality: String? { get }
    @pure var subThoroughfare: String? { get }
    @pure var thoroughfare: String? { get }
    @pure var timeZone: TimeZone? { get }
}
