// MapKit's geometry, and the formatter of its distances.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@pure struct MKCoordinateSpan {
    init()
    init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
    var latitudeDelta: CLLocationDegrees
    var longitudeDelta: CLLocationDegrees
}
@pure struct MKCoordinateRegion {
    init()
    init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
    init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
    init(_ rect: MKMapRect)
    var center: CLLocationCoordinate2D
    var span: MKCoordinateSpan
}
@pure struct MKMapPoint {
    init()
    init(_ coordinate: CLLocationCoordinate2D)
    init(x: Double, y: Double)
    @pure var coordinate: CLLocationCoordinate2D { get }
    var x: Double
    var y: Double
    @pure func distance(to other: MKMapPoint) -> CLLocationDistance
}
@pure struct MKMapSize {
    init()
    init(width: Double, height: Double)
    var height: Double
    var width: Double
    @pure static var world: MKMapSize { get }
}
@pure struct MKMapRect {
    init()
    init(origin: MKMapPoint, size: MKMapSize)
    init(x: Double, y: Double, width: Double, height: Double)
    @pure var height: Double { get }
    @pure var isEmpty: Bool { get }
    @pure var isNull: Bool { get }
    @pure var maxX: Double { get }
    @pure var maxY: Double { get }
    @pure var midX: Double { get }
    @pure var midY: Double { get }
    @pure var minX: Double { get }
    @pure var minY: Double { get }
    var origin: MKMapPoint
    @pure var remainder: MKMapRect { get }
    var size: MKMapSize
    @pure var spans180thMeridian: Bool { get }
    @pure var width: Double { get }
    @pure static var null: MKMapRect { get }
    @pure static var world: MKMapRect { get }
    @pure func contains(_ point: MKMapPoint) -> Bool
    @pure func contains(_ rect: MKMapRect) -> Bool
    @pure func insetBy(dx: Double, dy: Double) -> MKMapRect
    @pure func intersection(_ other: MKMapRect) -> MKMapRect
    @pure func intersects(_ other: MKMapRect) -> Bool
    @pure func offsetBy(dx: Double, dy: Double) -> MKMapRect
    @pure func union(_ other: MKMapRect) -> MKMapRect
}
typealias MKZoomScale = CGFloat
@pure func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion
@pure func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
    -> MKCoordinateRegion
@pure func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion
@pure func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
    -> MKCoordinateSpan
@pure func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint
@pure func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint
@pure func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double
@pure func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect
@pure func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance
@pure func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance
@pure func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat
@pure func MKStringFromMapRect(_ rect: MKMapRect) -> String
@pure class MKDistanceFormatter: Formatter {
    var locale: Locale!
    var unitStyle: MKDistanceFormatter.DistanceUnitStyle
    var units: MKDistanceFormatter.Units
    func distance(from distance: String) -> CLLocationDistance
    func string(fromDistance distance: CLLocationDistance) -> String
    enum DistanceUnitStyle: UInt { case `default`, abbreviated, full }
    enum Units: UInt { case `default`, metric, imperial, imperialWithYards }
}
@available(iOS 13, *) class MKGeoJSONDecoder: NSObject {
    init()
    func decode(_ data: Data) throws -> [any MKGeoJSONObject]
}
@available(iOS 13, *) protocol MKGeoJSONObject: NSObjectProtocol {}
@available(iOS 13, *) class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    var geometry: [any MKShape & MKGeoJSONObject] { get }
    var identifier: String? { get }
    var properties: Data? { get }
}
extension NSValue {
    @pure init(mkCoordinate coordinate: CLLocationCoordinate2D)
    @pure init(mkCoordinateSpan span: MKCoordinateSpan)
    @pure var mkCoordinateSpanValue: MKCoordinateSpan { get }
    @pure var mkCoordinateValue: CLLocationCoordinate2D { get }
}
