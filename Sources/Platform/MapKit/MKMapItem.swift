// MapKit's places, searches and routes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class MKMapItem: NSObject, NSSecureCoding {
    init(placemark: MKPlacemark)
    class func forCurrentLocation() -> MKMapItem
    var isCurrentLocation: Bool { get }
    var name: String?
    var phoneNumber: String?
    var placemark: MKPlacemark { get }
    @available(iOS 13, *) var pointOfInterestCategory: MKPointOfInterestCategory?
    var timeZone: TimeZone?
    var url: URL?
    @available(iOS 18, *) var identifier: MKMapItem.Identifier? { get }
    @navigates @discardableResult class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil)
        -> Bool
    @available(iOS 13.2, *) @navigates class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: ((Bool) -> Void)? = nil)
    @navigates @discardableResult func openInMaps(launchOptions: [String: Any]? = nil) -> Bool
    @available(iOS 13.2, *) @navigates func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: ((Bool) -> Void)? = nil
    )
}
let MKLaunchOptionsCameraKey: String
let MKLaunchOptionsDirectionsModeDefault: String
let MKLaunchOptionsDirectionsModeDriving: String
let MKLaunchOptionsDirectionsModeKey: String
let MKLaunchOptionsDirectionsModeTransit: String
let MKLaunchOptionsDirectionsModeWalking: String
let MKLaunchOptionsMapCenterKey: String
let MKLaunchOptionsMapSpanKey: String
let MKLaunchOptionsMapTypeKey: String
let MKLaunchOptionsShowsTrafficKey: String
let MKMapItemTypeIdentifier: String
let MKErrorDomain: String
class MKPlacemark: CLPlacemark, MKAnnotation {
    @pure init(coordinate: CLLocationCoordinate2D)
    @pure init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?)
    @pure init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress)
    init(placemark: CLPlacemark)
    @pure var coordinate: CLLocationCoordinate2D { get }
    @pure var countryCode: String? { get }
    @pure var title: String? { get }
    @pure var subtitle: String? { get }
}
@pure struct MKPointOfInterestCategory: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @available(iOS 13, *) @pure static var airport: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var amusementPark: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var aquarium: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var atm: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var bakery: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var bank: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var beach: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var brewery: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var cafe: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var campground: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var carRental: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var evCharger: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var fireStation: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var fitnessCenter: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var foodMarket: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var gasStation: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var hospital: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var hotel: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var laundry: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var library: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var marina: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var movieTheater: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var museum: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var nationalPark: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var nightlife: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var park: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var parking: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var pharmacy: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var police: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var postOffice: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var publicTransport: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var restaurant: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var restroom: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var school: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var stadium: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var store: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var theater: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var university: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var winery: MKPointOfInterestCategory { get }
    @available(iOS 13, *) @pure static var zoo: MKPointOfInterestCategory { get }
}
@available(iOS 13, *) @pure class MKPointOfInterestFilter: NSObject, NSCopying, NSSecureCoding {
    init(excluding categories: [MKPointOfInterestCategory])
    init(including categories: [MKPointOfInterestCategory])
    @pure class var excludingAll: MKPointOfInterestFilter { get }
    @pure class var includingAll: MKPointOfInterestFilter { get }
    @pure func excludes(_ category: MKPointOfInterestCategory) -> Bool
    @pure func includes(_ category: MKPointOfInterestCategory) -> Bool
}
@service class MKLocalSearch: NSObject {
    @available(iOS 14, *) init(request: MKLocalPointsOfInterestRequest)
    init(request: MKLocalSearch.Request)
    var isSearching: Bool { get }
    func cancel()
    func start(completionHandler: @escaping MKLocalSearch.CompletionHandler)
    typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void
    class Request: NSObject, NSCopying {
        init()
        init(completion: MKLocalSearchCompletion)
        init(__naturalLanguageQuery naturalLanguageQuery: String)
        init(__naturalLanguageQuery naturalLanguageQuery: String, region: MKCoordinateRegion)
        var naturalLanguageQuery: String?
        @available(iOS 13, *) @NSCopying var pointOfInterestFilter: MKPointOfInterestFilter?
        var region: MKCoordinateRegion
        @available(iOS 18, *) var regionPriority: MKLocalSearch.RegionPriority
        @available(iOS 13, *) var resultTypes: MKLocalSearch.ResultType
    }
    class Response: NSObject {
        var boundingRegion: MKCoordinateRegion { get }
        var mapItems: [MKMapItem] { get }
    }
    @available(iOS 13, *) @pure struct ResultType: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var address: MKLocalSearch.ResultType { get }
        @pure static var pointOfInterest: MKLocalSearch.ResultType { get }
    }
}
@available(iOS 14, *) class MKLocalPointsOfInterestRequest: NSObject, NSCopying {
    init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance)
    init(coordinateRegion region: MKCoordinateRegion)
    class let maxRadius: CLLocationDistance
    var coordinate: CLLocationCoordinate2D { get }
    @NSCopying var pointOfInterestFilter: MKPointOfInterestFilter?
    var radius: CLLocationDistance { get }
    var region: MKCoordinateRegion { get }
}
@service class MKLocalSearchCompleter: NSObject {
    init()
    weak var delegate: (any MKLocalSearchCompleterDelegate)?
    var filterType: MKLocalSearchCompleter.FilterType
    var isSearching: Bool { get }
    @available(iOS 13, *) @NSCopying var pointOfInterestFilter: MKPointOfInterestFilter?
    var queryFragment: String
    var region: MKCoordinateRegion
    @available(iOS 13, *) var resultTypes: MKLocalSearchCompleter.ResultType
    var results: [MKLocalSearchCompletion] { get }
    func cancel()
    enum FilterType: Int { case locationsAndQueries, locationsOnly }
    @available(iOS 13, *) @pure struct ResultType: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var address: MKLocalSearchCompleter.ResultType { get }
        @pure static var pointOfInterest: MKLocalSearchCompleter.ResultType { get }
        @pure static var query: MKLocalSearchCompleter.ResultType { get }
    }
}
protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
    optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
}
class MKLocalSearchCompletion: NSObject {
    var subtitle: String { get }
    var subtitleHighlightRanges: [NSValue] { get }
    var title: String { get }
    var titleHighlightRanges: [NSValue] { get }
}
@service class MKDirections: NSObject {
    init(request: MKDirections.Request)
    var isCalculating: Bool { get }
    func calculate(completionHandler: @escaping MKDirections.DirectionsHandler)
    func calculateETA(completionHandler: @escaping MKDirections.ETAHandler)
    func cancel()
    typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
    typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void
    class Request: NSObject, NSCopying {
        init()
        init(contentsOf url: URL)
        var arrivalDate: Date?
        var departureDate: Date?
        var destination: MKMapItem?
        @available(iOS 16, *) var highwayPreference: MKDirections.RoutePreference
        var requestsAlternateRoutes: Bool
        var source: MKMapItem?
        @available(iOS 16, *) var tollPreference: MKDirections.RoutePreference
        var transportType: MKDirectionsTransportType
        class func isDirectionsRequest(_ url: URL) -> Bool
    }
    class Response: NSObject {
        var destination: MKMapItem { get }
        var routes: [MKRoute] { get }
        var source: MKMapItem { get }
    }
    class ETAResponse: NSObject {
        var destination: MKMapItem { get }
        var distance: CLLocationDistance { get }
        var expectedArrivalDate: Date { get }
        var expectedDepartureDate: Date { get }
        var expectedTravelTime: TimeInterval { get }
        var source: MKMapItem { get }
        var transportType: MKDirectionsTransportType { get }
    }
    @available(iOS 16, *) enum RoutePreference: Int { case any, avoid }
}
@pure struct MKDirectionsTransportType: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var automobile: MKDirectionsTransportType { get }
    @pure static var walking: MKDirectionsTransportType { get }
    @pure static var transit: MKDirectionsTransportType { get }
    @pure static var `any`: MKDirectionsTransportType { get }
}
class MKRoute: NSObject {
    var advisoryNotices: [String] { get }
    var distance: CLLocationDistance { get }
    var expectedTravelTime: TimeInterval { get }
    @available(iOS 16, *) var hasHighways: Bool { get }
    @available(iOS 16, *) var hasTolls: Bool { get }
    var name: String { get }
    var polyline: MKPolyline { get }
    var steps: [MKRoute.Step] { get }
    var transportType: MKDirectionsTransportType { get }
    class Step: NSObject {
        var distance: CLLocationDistance { get }
        var instructions: String { get }
        var notice: String? { get }
        var polyline: MKPolyline { get }
        var transportType: MKDirectionsTransportType { get }
    }
}
class MKMapSnapshotter: NSObject {
    init(options: MKMapSnapshotter.Options)
    var isLoading: Bool { get }
    func cancel()
    func start(completionHandler: @escaping MKMapSnapshotter.CompletionHandler)
    @elsewhere func start(with queue: DispatchQueue, completionHandler: @escaping MKMapSnapshotter.CompletionHandler)
    typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void
    class Options: NSObject, NSCopying {
        @NSCopying var camera: MKMapCamera
        var mapRect: MKMapRect
        var mapType: MKMapType
        @available(iOS 13, *) var pointOfInterestFilter: MKPointOfInterestFilter?
        @available(iOS 17, *) @NSCopying var preferredConfiguration: MKMapConfiguration
        var region: MKCoordinateRegion
        var scale: CGFloat
        var showsBuildings: Bool
        var showsPointsOfInterest: Bool
        var size: CGSize
        @available(iOS 13, *) @NSCopying var traitCollection: UITraitCollection
    }
    class Snapshot: NSObject {
        var image: UIImage { get }
        @available(iOS 13, *) var traitCollection: UITraitCollection { get }
        func point(for coordinate: CLLocationCoordinate2D) -> CGPoint
    }
}
@available(iOS 16, *) class MKLookAroundScene: NSObject, NSCopying {}
@available(iOS 16, *) @service class MKLookAroundSceneRequest: NSObject {
    init(coordinate: CLLocationCoordinate2D)
    init(mapItem: MKMapItem)
    var coordinate: CLLocationCoordinate2D { get }
    var isCancelled: Bool { get }
    var isLoading: Bool { get }
    var mapItem: MKMapItem? { get }
    var scene: MKLookAroundScene? { get async throws }
    func cancel()
    func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void)
}
@available(iOS 16, *) class MKLookAroundViewController: UIViewController, NSSecureCoding, NSCoding {
    init(scene: MKLookAroundScene)
    var badgePosition: MKLookAroundBadgePosition
    weak var delegate: (any MKLookAroundViewControllerDelegate)?
    var isNavigationEnabled: Bool
    var pointOfInterestFilter: MKPointOfInterestFilter?
    @NSCopying var scene: MKLookAroundScene?
    var showsRoadLabels: Bool
}
@available(iOS 16, *) class MKLookAroundSnapshotter: NSObject {
    init(scene: MKLookAroundScene, options: MKLookAroundSnapshotter.Options)
    var isLoading: Bool { get }
    func cancel()
    func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundSnapshotter.Snapshot?, (any Error)?) -> Void)
    class Options: NSObject {
        @NSCopying var pointOfInterestFilter: MKPointOfInterestFilter?
        var size: CGSize
        var traitCollection: UITraitCollection
    }
    class Snapshot: NSObject {
        var image: UIImage { get }
    }
}
@available(iOS 16, *) @service class MKMapItemRequest: NSObject {
    init(mapFeatureAnnotation: MKMapFeatureAnnotation)
    var isCancelled: Bool { get }
    var isLoading: Bool { get }
    var mapItem: MKMapItem { get async throws }
    func cancel()
    func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void)
}
@available(iOS 16, *) enum MKLookAroundBadgePosition: Int {
    case topLeading, topTrailing, bottomTrailing
}
@available(iOS 16, *) protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    optional func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    optional func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
}
@pure struct MKError: CustomNSError, Hashable, Error {
    enum Code: UInt {
        case unknown, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
        @available(iOS 13, *) case decodingFailed
    }
    init(_ code: MKError.Code, userInfo: [String: Any] = [:])
    @pure var code: MKError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unknown: MKError.Code { get }
    @pure static var serverFailure: MKError.Code { get }
    @pure static var loadingThrottled: MKError.Code { get }
    @pure static var placemarkNotFound: MKError.Code { get }
    @pure static var directionsNotFound: MKError.Code { get }
    @available(iOS 13, *) @pure static var decodingFailed: MKError.Code { get }
}
