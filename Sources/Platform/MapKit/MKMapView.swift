// MapKit's view and its delegate.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class MKMapView: UIView, NSCoding {
    @callsBack var camera: MKMapCamera
    @callsBack var centerCoordinate: CLLocationCoordinate2D
    var annotationVisibleRect: CGRect { get }
    var annotations: [any MKAnnotation] { get }
    @available(iOS 13, *) var cameraBoundary: MKMapView.CameraBoundary?
    @available(iOS 13, *) @NSCopying var cameraZoomRange: MKMapView.CameraZoomRange!
    weak var delegate: (any MKMapViewDelegate)?
    var isPitchEnabled: Bool
    var isRotateEnabled: Bool
    var isScrollEnabled: Bool
    var isUserLocationVisible: Bool { get }
    var isZoomEnabled: Bool
    var mapType: MKMapType
    var overlays: [any MKOverlay] { get }
    @available(iOS 13, *) var pointOfInterestFilter: MKPointOfInterestFilter?
    @available(iOS 16, *) @NSCopying var preferredConfiguration: MKMapConfiguration
    @callsBack var region: MKCoordinateRegion
    @available(iOS 16, *) var selectableMapFeatures: MKMapFeatureOptions
    @callsBack var selectedAnnotations: [any MKAnnotation]
    var showsBuildings: Bool
    var showsCompass: Bool
    var showsPointsOfInterest: Bool
    var showsScale: Bool
    var showsTraffic: Bool
    var showsUserLocation: Bool
    @available(iOS 17, *) var showsUserTrackingButton: Bool
    @available(iOS 17, *) var pitchButtonVisibility: MKFeatureVisibility
    var userLocation: MKUserLocation { get }
    @callsBack var userTrackingMode: MKUserTrackingMode
    @callsBack var visibleMapRect: MKMapRect
    @callsBack func addAnnotation(_ annotation: any MKAnnotation)
    @callsBack func addAnnotations(_ annotations: [any MKAnnotation])
    @callsBack func addOverlay(_ overlay: any MKOverlay)
    @callsBack func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel)
    @callsBack func addOverlays(_ overlays: [any MKOverlay])
    @callsBack func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel)
    func annotations(in mapRect: MKMapRect) -> Set<AnyHashable>
    func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint
    func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D
    func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect
    func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion
    func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    @callsBack func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
    func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay)
    func exchangeOverlay(at index1: Int, withOverlayAt index2: Int)
    @callsBack func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay)
    @callsBack func insertOverlay(_ overlay: any MKOverlay, at index: Int)
    @callsBack func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel)
    @callsBack func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay)
    func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect
    func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect
    func overlays(in level: MKOverlayLevel) -> [any MKOverlay]
    func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion
    func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
    @callsBack func removeAnnotation(_ annotation: any MKAnnotation)
    @callsBack func removeAnnotations(_ annotations: [any MKAnnotation])
    func removeOverlay(_ overlay: any MKOverlay)
    func removeOverlays(_ overlays: [any MKOverlay])
    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer?
    @callsBack func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
    @callsBack func setCamera(_ camera: MKMapCamera, animated: Bool)
    @available(iOS 13, *) func setCameraBoundary(_ cameraBoundary: MKMapView.CameraBoundary?, animated: Bool)
    @available(iOS 13, *) func setCameraZoomRange(_ cameraZoomRange: MKMapView.CameraZoomRange?, animated: Bool)
    @callsBack func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
    @callsBack func setRegion(_ region: MKCoordinateRegion, animated: Bool)
    @callsBack func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool)
    @callsBack func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool)
    @callsBack func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
    @callsBack func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
    func view(for annotation: any MKAnnotation) -> MKAnnotationView?
    @available(iOS 13, *) @pure class CameraBoundary: NSObject, NSCopying, NSSecureCoding {
        init?(mapRect: MKMapRect)
        init?(coordinateRegion region: MKCoordinateRegion)
        var mapRect: MKMapRect { get }
        var region: MKCoordinateRegion { get }
    }
    @available(iOS 13, *) @pure class CameraZoomRange: NSObject, NSCopying, NSSecureCoding {
        init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance)
        init?(minCenterCoordinateDistance minDistance: CLLocationDistance)
        init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance)
        var maxCenterCoordinateDistance: CLLocationDistance { get }
        var minCenterCoordinateDistance: CLLocationDistance { get }
    }
}
protocol MKMapViewDelegate: NSObjectProtocol {
    optional func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    optional func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    optional func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
    optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    optional func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    optional func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    @available(iOS 16, *) optional func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    optional func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    @available(iOS 16, *) optional func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    @available(iOS 18, *) optional func mapView(
        _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
    ) -> MKSelectionAccessory?
    optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    optional func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    optional func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    optional func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    optional func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    optional func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    optional func mapViewWillStartRenderingMap(_ mapView: MKMapView)
}
let MKMapViewDefaultAnnotationViewReuseIdentifier: String
let MKMapViewDefaultClusterAnnotationViewReuseIdentifier: String
@available(iOS 13, *) let MKMapCameraZoomDefault: CLLocationDistance
enum MKMapType: UInt {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
enum MKUserTrackingMode: Int {
    case none, follow, followWithHeading
}
enum MKFeatureVisibility: Int {
    case adaptive, hidden, visible
}
enum MKOverlayLevel: Int {
    case aboveRoads, aboveLabels
}
@available(iOS 16, *) @pure struct MKMapFeatureOptions: OptionSet {
    init(rawValue: Int)
    @pure var rawValue: Int { get }
    @pure static var pointsOfInterest: MKMapFeatureOptions { get }
    @pure static var territories: MKMapFeatureOptions { get }
    @pure static var physicalFeatures: MKMapFeatureOptions { get }
}
class MKMapCamera: NSObject, NSCopying, NSSecureCoding {
    init()
    init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection)
    init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance)
    @available(iOS 16, *) init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool)
    var altitude: CLLocationDistance
    var centerCoordinate: CLLocationCoordinate2D
    @available(iOS 13, *) var centerCoordinateDistance: CLLocationDistance
    var heading: CLLocationDirection
    var pitch: CGFloat
}
@available(iOS 16, *) class MKMapConfiguration: NSObject, NSCopying, NSSecureCoding {
    var elevationStyle: MKMapConfiguration.ElevationStyle
    enum ElevationStyle: Int { case flat, realistic }
}
@available(iOS 16, *) class MKStandardMapConfiguration: MKMapConfiguration {
    init()
    init(elevationStyle: MKMapConfiguration.ElevationStyle)
    init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: MKStandardMapConfiguration.EmphasisStyle)
    init(emphasisStyle: MKStandardMapConfiguration.EmphasisStyle)
    var emphasisStyle: MKStandardMapConfiguration.EmphasisStyle
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var showsTraffic: Bool
    enum EmphasisStyle: Int { case `default`, muted }
}
@available(iOS 16, *) class MKHybridMapConfiguration: MKMapConfiguration {
    init()
    init(elevationStyle: MKMapConfiguration.ElevationStyle)
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var showsTraffic: Bool
}
@available(iOS 16, *) class MKImageryMapConfiguration: MKMapConfiguration {
    init()
    init(elevationStyle: MKMapConfiguration.ElevationStyle)
}
class MKCompassButton: UIView {
    init(mapView: MKMapView?)
    var compassVisibility: MKFeatureVisibility
    weak var mapView: MKMapView?
}
class MKScaleView: UIView {
    init(mapView: MKMapView?)
    var legendAlignment: MKScaleView.Alignment
    weak var mapView: MKMapView?
    var scaleVisibility: MKFeatureVisibility
    enum Alignment: Int { case leading, trailing }
}
class MKUserTrackingButton: UIView {
    init(mapView: MKMapView?)
    weak var mapView: MKMapView?
}
class MKUserTrackingBarButtonItem: UIBarButtonItem {
    init(mapView: MKMapView?)
    var mapView: MKMapView?
}
