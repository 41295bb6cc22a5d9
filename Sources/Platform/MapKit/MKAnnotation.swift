// MapKit's annotations, overlays, and what draws them.

protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    optional var subtitle: String? { get }
    optional var title: String? { get }
}
class MKShape: NSObject, MKAnnotation {
    var subtitle: String?
    var title: String?
}
class MKPointAnnotation: MKShape {
    init()
    init(__coordinate coordinate: CLLocationCoordinate2D)
    init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?)
    var coordinate: CLLocationCoordinate2D
}
class MKClusterAnnotation: NSObject, MKAnnotation {
    init(memberAnnotations: [any MKAnnotation])
    var memberAnnotations: [any MKAnnotation] { get }
    var subtitle: String?
    var title: String?
}
class MKUserLocation: NSObject, MKAnnotation {
    @NSCopying var heading: CLHeading? { get }
    var isUpdating: Bool { get }
    @NSCopying var location: CLLocation? { get }
    var subtitle: String?
    var title: String?
}
@available(iOS 16, *) class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    var featureType: MKMapFeatureAnnotation.FeatureType { get }
    var iconStyle: MKIconStyle? { get }
    var pointOfInterestCategory: MKPointOfInterestCategory? { get }
    enum FeatureType: Int { case pointOfInterest, territory, physicalFeature }
}
@available(iOS 16, *) class MKIconStyle: NSObject {
    var backgroundColor: UIColor { get }
    var image: UIImage { get }
}
class MKAnnotationView: UIView {
    init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
    init?(coder aDecoder: NSCoder)
    var annotation: (any MKAnnotation)?
    @available(iOS 18, *) var accessoryOffset: CGPoint
    var calloutOffset: CGPoint
    var canShowCallout: Bool
    var centerOffset: CGPoint
    weak var cluster: MKAnnotationView? { get }
    var clusteringIdentifier: String?
    var collisionMode: MKAnnotationView.CollisionMode
    var detailCalloutAccessoryView: UIView?
    var displayPriority: MKFeatureDisplayPriority
    var dragState: MKAnnotationView.DragState
    var image: UIImage?
    var isDraggable: Bool
    var isEnabled: Bool
    var isHighlighted: Bool
    var isSelected: Bool
    var leftCalloutAccessoryView: UIView?
    var reuseIdentifier: String? { get }
    var rightCalloutAccessoryView: UIView?
    @available(iOS 14, *) var selectedZPriority: MKAnnotationViewZPriority
    @available(iOS 14, *) var zPriority: MKAnnotationViewZPriority
    func prepareForDisplay()
    func prepareForReuse()
    func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool)
    func setSelected(_ selected: Bool, animated: Bool)
    enum CollisionMode: Int {
        case rectangle, circle
        @available(iOS 14, *) case none
    }
    enum DragState: UInt { case none, starting, dragging, canceling, ending }
}
@pure struct MKFeatureDisplayPriority: RawRepresentable, Hashable {
    init(_ rawValue: Float)
    init(rawValue: Float)
    @pure static var required: MKFeatureDisplayPriority { get }
    @pure static var defaultHigh: MKFeatureDisplayPriority { get }
    @pure static var defaultLow: MKFeatureDisplayPriority { get }
}
@available(iOS 14, *) @pure struct MKAnnotationViewZPriority: RawRepresentable, Hashable {
    init(_ rawValue: Float)
    init(rawValue: Float)
    @pure static var max: MKAnnotationViewZPriority { get }
    @pure static var defaultSelected: MKAnnotationViewZPriority { get }
    @pure static var defaultUnselected: MKAnnotationViewZPriority { get }
    @pure static var min: MKAnnotationViewZPriority { get }
}
class MKMarkerAnnotationView: MKAnnotationView {
    var animatesWhenAdded: Bool
    var glyphImage: UIImage?
    var glyphText: String?
    @NSCopying var glyphTintColor: UIColor?
    @NSCopying var markerTintColor: UIColor?
    var selectedGlyphImage: UIImage?
    var subtitleVisibility: MKFeatureVisibility
    var titleVisibility: MKFeatureVisibility
}
class MKPinAnnotationView: MKAnnotationView {
    var animatesDrop: Bool
    var pinColor: MKPinAnnotationColor
    var pinTintColor: UIColor!
    class func greenPinColor() -> UIColor
    class func purplePinColor() -> UIColor
    class func redPinColor() -> UIColor
}
enum MKPinAnnotationColor: UInt {
    case red, green, purple
}
@available(iOS 14, *) class MKUserLocationView: MKAnnotationView {}
@available(iOS 18, *) class MKSelectionAccessory: NSObject {
    class func mapItemDetail(_ presentationStyle: MKSelectionAccessory.MapItemDetailPresentationStyle)
        -> MKSelectionAccessory
    class MapItemDetailPresentationStyle: NSObject {}
}
protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    var coordinate: CLLocationCoordinate2D { get }
    optional func canReplaceMapContent() -> Bool
    optional func intersects(_ mapRect: MKMapRect) -> Bool
}
class MKMultiPoint: MKShape {
    var pointCount: Int { get }
    func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange)
    @available(iOS 14, *) func location(atPointIndex index: Int) -> CGFloat
    func locations(at indexes: IndexSet) -> [CGFloat]
    func points() -> UnsafeMutablePointer<MKMapPoint>
}
class MKPolyline: MKMultiPoint, MKOverlay {
    init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
    init(points: UnsafePointer<MKMapPoint>, count: Int)
}
class MKGeodesicPolyline: MKPolyline {
    init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
    init(points: UnsafePointer<MKMapPoint>, count: Int)
}
class MKPolygon: MKMultiPoint, MKOverlay {
    init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
    init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?)
    init(points: UnsafePointer<MKMapPoint>, count: Int)
    init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?)
    var interiorPolygons: [MKPolygon]? { get }
}
@available(iOS 13, *) class MKMultiPolyline: MKShape, MKOverlay {
    init(_ polylines: [MKPolyline])
    var polylines: [MKPolyline] { get }
}
@available(iOS 13, *) class MKMultiPolygon: MKShape, MKOverlay {
    init(_ polygons: [MKPolygon])
    var polygons: [MKPolygon] { get }
}
class MKCircle: MKShape, MKOverlay {
    init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance)
    init(mapRect: MKMapRect)
    var radius: CLLocationDistance { get }
}
class MKTileOverlay: NSObject, MKOverlay {
    init(urlTemplate URLTemplate: String?)
    var canReplaceMapContent: Bool
    var isGeometryFlipped: Bool
    var maximumZ: Int
    var minimumZ: Int
    var tileSize: CGSize
    var urlTemplate: String? { get }
    @elsewhere func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void)
    @pure struct Path {
        init()
        init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat)
        var contentScaleFactor: CGFloat
        var x: Int
        var y: Int
        var z: Int
    }
    func url(forTilePath path: MKTileOverlayPath) -> URL
}
typealias MKTileOverlayPath = MKTileOverlay.Path
@view class MKOverlayRenderer: NSObject {
    init(overlay: any MKOverlay)
    var alpha: CGFloat
    @available(iOS 16, *) var blendMode: CGBlendMode
    var contentScaleFactor: CGFloat { get }
    var overlay: any MKOverlay { get }
    func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool
    func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext)
    func mapPoint(for point: CGPoint) -> MKMapPoint
    func mapRect(for rect: CGRect) -> MKMapRect
    func point(for mapPoint: MKMapPoint) -> CGPoint
    func rect(for mapRect: MKMapRect) -> CGRect
    func setNeedsDisplay()
    func setNeedsDisplay(_ mapRect: MKMapRect)
    func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale)
}
class MKOverlayPathRenderer: MKOverlayRenderer {
    var fillColor: UIColor?
    var lineCap: CGLineCap
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat
    var lineJoin: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath!
    @available(iOS 13, *) var shouldRasterize: Bool
    var strokeColor: UIColor?
    func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale)
    func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale)
    func createPath()
    func fillPath(_ path: CGPath, in context: CGContext)
    func invalidatePath()
    func strokePath(_ path: CGPath, in context: CGContext)
}
class MKPolylineRenderer: MKOverlayPathRenderer {
    init(polyline: MKPolyline)
    var polyline: MKPolyline { get }
    @available(iOS 14, *) var strokeEnd: CGFloat
    @available(iOS 14, *) var strokeStart: CGFloat
}
@available(iOS 14, *) class MKGradientPolylineRenderer: MKPolylineRenderer {
    var colors: [UIColor] { get }
    var locations: [CGFloat] { get }
    func setColors(_ colors: [UIColor], locations: [CGFloat])
}
class MKPolygonRenderer: MKOverlayPathRenderer {
    init(polygon: MKPolygon)
    var polygon: MKPolygon { get }
    @available(iOS 14, *) var strokeEnd: CGFloat
    @available(iOS 14, *) var strokeStart: CGFloat
}
@available(iOS 13, *) class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    init(multiPolyline: MKMultiPolyline)
    var multiPolyline: MKMultiPolyline { get }
}
@available(iOS 13, *) class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    init(multiPolygon: MKMultiPolygon)
    var multiPolygon: MKMultiPolygon { get }
}
class MKCircleRenderer: MKOverlayPathRenderer {
    init(circle: MKCircle)
    var circle: MKCircle { get }
    @available(iOS 14, *) var strokeEnd: CGFloat
    @available(iOS 14, *) var strokeStart: CGFloat
}
class MKTileOverlayRenderer: MKOverlayRenderer {
    init(tileOverlay overlay: MKTileOverlay)
    func reloadData()
}
