// ARKit's basics.

class ARSession: NSObject {
    init()
    @NSCopying var configuration: ARConfiguration? { get }
    @NSCopying var currentFrame: ARFrame? { get }
    weak var delegate: (any ARSessionDelegate)?
    var delegateQueue: DispatchQueue?
    @available(iOS 13, *) var identifier: UUID { get }
    func add(anchor: ARAnchor)
    @elsewhere func createReferenceObject(
        transform: simd_float4x4, center: simd_float3, extent: simd_float3,
        completionHandler: @escaping (ARReferenceObject?, (any Error)?) -> Void)
    @elsewhere func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void)
    func pause()
    @available(iOS 13, *) func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult]
    func remove(anchor: ARAnchor)
    func run(_ configuration: ARConfiguration, options: ARSession.RunOptions = [])
    func setWorldOrigin(relativeTransform: simd_float4x4)
    @available(iOS 13, *) @elsewhere func trackedRaycast(
        _ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast?
    @pure struct RunOptions: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var resetTracking: ARSession.RunOptions { get }
        @pure static var removeExistingAnchors: ARSession.RunOptions { get }
        @pure static var stopTrackedRaycasts: ARSession.RunOptions { get }
        @pure static var resetSceneReconstruction: ARSession.RunOptions { get }
    }
}
protocol ARSessionObserver: NSObjectProtocol {
    optional func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    optional func session(_ session: ARSession, didFailWithError error: any Error)
    optional func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
    optional func sessionInterruptionEnded(_ session: ARSession)
    optional func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    optional func sessionWasInterrupted(_ session: ARSession)
}
protocol ARSessionDelegate: ARSessionObserver {
    optional func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    optional func session(_ session: ARSession, didRemove anchors: [ARAnchor])
    optional func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    optional func session(_ session: ARSession, didUpdate frame: ARFrame)
}
class ARConfiguration: NSObject, NSCopying {
    class var isSupported: Bool { get }
    class var supportedVideoFormats: [ARConfiguration.VideoFormat] { get }
    @available(iOS 13, *) class func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
    @available(iOS 13, *) var frameSemantics: ARConfiguration.FrameSemantics
    var isLightEstimationEnabled: Bool
    var providesAudioData: Bool
    var videoFormat: ARConfiguration.VideoFormat
    var worldAlignment: ARConfiguration.WorldAlignment
    class VideoFormat: NSObject, NSCopying {
        var framesPerSecond: Int { get }
        var imageResolution: CGSize { get }
    }
    enum WorldAlignment: Int { case gravity, gravityAndHeading, camera }
    @available(iOS 13, *) @pure struct FrameSemantics: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var personSegmentation: ARConfiguration.FrameSemantics { get }
        @pure static var personSegmentationWithDepth: ARConfiguration.FrameSemantics { get }
        @pure static var bodyDetection: ARConfiguration.FrameSemantics { get }
        @available(iOS 14, *) @pure static var sceneDepth: ARConfiguration.FrameSemantics { get }
        @available(iOS 14, *) @pure static var smoothedSceneDepth: ARConfiguration.FrameSemantics { get }
    }
}
class ARWorldTrackingConfiguration: ARConfiguration {
    init()
    @available(iOS 13, *) var automaticImageScaleEstimationEnabled: Bool
    var detectionImages: Set<ARReferenceImage>!
    var detectionObjects: Set<ARReferenceObject>
    var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing
    var initialWorldMap: ARWorldMap?
    var isAutoFocusEnabled: Bool
    @available(iOS 13, *) var isCollaborationEnabled: Bool
    var maximumNumberOfTrackedImages: Int
    var planeDetection: ARWorldTrackingConfiguration.PlaneDetection
    @available(iOS 13.4, *) var sceneReconstruction: ARConfiguration.SceneReconstruction
    @available(iOS 13, *) var userFaceTrackingEnabled: Bool
    @available(iOS 13.4, *) class func supportsSceneReconstruction(
        _ sceneReconstruction: ARConfiguration.SceneReconstruction
    ) -> Bool
    enum EnvironmentTexturing: Int { case none, manual, automatic }
    @pure struct PlaneDetection: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var horizontal: ARWorldTrackingConfiguration.PlaneDetection { get }
        @pure static var vertical: ARWorldTrackingConfiguration.PlaneDetection { get }
    }
}
class ARFaceTrackingConfiguration: ARConfiguration {
    init()
    @available(iOS 13, *) class var supportedNumberOfTrackedFaces: Int { get }
    @available(iOS 13, *) var isWorldTrackingEnabled: Bool
    @available(iOS 13, *) var maximumNumberOfTrackedFaces: Int
}
class ARImageTrackingConfiguration: ARConfiguration {
    init()
    var isAutoFocusEnabled: Bool
    var maximumNumberOfTrackedImages: Int
    var trackingImages: Set<ARReferenceImage>
}
class AROrientationTrackingConfiguration: ARConfiguration {
    init()
    var isAutoFocusEnabled: Bool
}
@available(iOS 13, *) class ARBodyTrackingConfiguration: ARConfiguration {
    init()
    var automaticSkeletonScaleEstimationEnabled: Bool
    var detectionImages: Set<ARReferenceImage>
    var isAutoFocusEnabled: Bool
    var planeDetection: ARWorldTrackingConfiguration.PlaneDetection
}
class ARFrame: NSObject, NSCopying {
    var anchors: [ARAnchor] { get }
    var camera: ARCamera { get }
    var capturedDepthData: AVDepthData? { get }
    var capturedImage: CVPixelBuffer { get }
    @available(iOS 13, *) var detectedBody: ARBody2D? { get }
    var lightEstimate: ARLightEstimate? { get }
    var rawFeaturePoints: ARPointCloud? { get }
    @available(iOS 14, *) var sceneDepth: ARDepthData? { get }
    @available(iOS 13, *) var segmentationBuffer: CVPixelBuffer? { get }
    var timestamp: TimeInterval { get }
    var worldMappingStatus: ARFrame.WorldMappingStatus { get }
    func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform
    func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
    @available(iOS 13, *) func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery
    @available(iOS 13, *) var estimatedDepthData: CVPixelBuffer? { get }
    @available(iOS 16, *) var exifData: [String: Any] { get }
    @available(iOS 14, *) var smoothedSceneDepth: ARDepthData? { get }
    enum WorldMappingStatus: Int { case notAvailable, limited, extending, mapped }
}
class ARCamera: NSObject, NSCopying {
    var eulerAngles: simd_float3 { get }
    @available(iOS 13, *) var exposureDuration: TimeInterval { get }
    var imageResolution: CGSize { get }
    var intrinsics: simd_float3x3 { get }
    var projectionMatrix: simd_float4x4 { get }
    var trackingState: ARCamera.TrackingState { get }
    var transform: simd_float4x4 { get }
    func projectPoint(_ point: simd_float3, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint
    func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat)
        -> simd_float4x4
    func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4
    enum TrackingState {
        case notAvailable
        case limited(ARCamera.TrackingState.Reason)
        case normal
        enum Reason { case initializing, relocalizing, excessiveMotion, insufficientFeatures }
    }
}
class ARLightEstimate: NSObject {
    var ambientColorTemperature: CGFloat { get }
    var ambientIntensity: CGFloat { get }
}
protocol ARAnchorCopying: NSCopying {
    init(anchor: ARAnchor)
}
protocol ARTrackable: NSObjectProtocol {
    var isTracked: Bool { get }
}
class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding {
    init(name: String, transform: simd_float4x4)
    init(transform: simd_float4x4)
    var identifier: UUID { get }
    var name: String? { get }
    @available(iOS 13, *) var sessionIdentifier: UUID? { get }
    var transform: simd_float4x4 { get }
}
class ARPlaneAnchor: ARAnchor {
    class var isClassificationSupported: Bool { get }
    var alignment: ARPlaneAnchor.Alignment { get }
    var center: simd_float3 { get }
    var classification: ARPlaneAnchor.Classification { get }
    var extent: simd_float3 { get }
    var geometry: ARPlaneGeometry { get }
    @available(iOS 16, *) var planeExtent: ARPlaneExtent { get }
    enum Alignment: Int { case horizontal, vertical }
    enum Classification {
        case none(ARPlaneAnchor.Classification.Status)
        case wall, floor, ceiling, table, seat, window, door
        enum Status { case notAvailable, undetermined, unknown }
    }
}
class ARImageAnchor: ARAnchor, ARTrackable {
    @available(iOS 13, *) var estimatedScaleFactor: CGFloat { get }
    var referenceImage: ARReferenceImage { get }
}
class ARObjectAnchor: ARAnchor {
    var referenceObject: ARReferenceObject { get }
}
class ARFaceAnchor: ARAnchor, ARTrackable {
    var blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber] { get }
    var geometry: ARFaceGeometry { get }
    var leftEyeTransform: simd_float4x4 { get }
    var lookAtPoint: simd_float3 { get }
    var rightEyeTransform: simd_float4x4 { get }
}
class ARReferenceImage: NSObject, NSCopying {
    init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat)
    init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat)
    class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>?
    var name: String?
    var physicalSize: CGSize { get }
}
class ARReferenceObject: NSObject, NSCopying, NSSecureCoding {
    init(archiveURL url: URL) throws
    class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>?
    var center: simd_float3 { get }
    var extent: simd_float3 { get }
    var name: String?
}
class ARWorldMap: NSObject, NSCopying, NSSecureCoding {
    var anchors: [ARAnchor]
    var center: simd_float3 { get }
    var extent: simd_float3 { get }
    var rawFeaturePoints: ARPointCloud { get }
}
class ARHitTestResult: NSObject {
    var anchor: ARAnchor? { get }
    var distance: CGFloat { get }
    var localTransform: simd_float4x4 { get }
    var type: ARHitTestResult.ResultType { get }
    var worldTransform: simd_float4x4 { get }
    @pure struct ResultType: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var featurePoint: ARHitTestResult.ResultType { get }
        @pure static var estimatedHorizontalPlane: ARHitTestResult.ResultType { get }
        @pure static var estimatedVerticalPlane: ARHitTestResult.ResultType { get }
        @pure static var existingPlane: ARHitTestResult.ResultType { get }
        @pure static var existingPlaneUsingExtent: ARHitTestResult.ResultType { get }
        @pure static var existingPlaneUsingGeometry: ARHitTestResult.ResultType { get }
    }
}
@available(iOS 13, *) class ARRaycastQuery: NSObject {
    init(
        origin: simd_float3, direction: simd_float3, allowing target: ARRaycastQuery.Target,
        alignment: ARRaycastQuery.TargetAlignment)
    var direction: simd_float3 { get }
    var origin: simd_float3 { get }
    var target: ARRaycastQuery.Target { get }
    var targetAlignment: ARRaycastQuery.TargetAlignment { get }
    enum Target: Int { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    enum TargetAlignment: Int { case horizontal, vertical, any }
}
@available(iOS 13, *) class ARRaycastResult: NSObject {
    var anchor: ARAnchor? { get }
    var target: ARRaycastQuery.Target { get }
    var targetAlignment: ARRaycastQuery.TargetAlignment { get }
    var worldTransform: simd_float4x4 { get }
}
@available(iOS 13, *) class ARTrackedRaycast: NSObject {
    func stopTracking()
}
protocol ARSessionProviding: NSObjectProtocol {
    var session: ARSession { get }
}
class ARSCNView: SCNView, ARSessionProviding {
    var automaticallyUpdatesLighting: Bool
    weak var delegate: (any ARSCNViewDelegate)?
    @available(iOS 13, *) var rendersCameraGrain: Bool
    @available(iOS 13, *) var rendersMotionBlur: Bool
    var session: ARSession
    func anchor(for node: SCNNode) -> ARAnchor?
    func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
    func node(for anchor: ARAnchor) -> SCNNode?
    @available(iOS 13, *) func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery?
}
protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    optional func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    optional func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
    optional func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    optional func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    optional func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
}
class ARSKView: SKView, ARSessionProviding {
    weak var delegate: (any ARSKViewDelegate)?
    var session: ARSession
    func anchor(for node: SKNode) -> ARAnchor?
    func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
    func node(for anchor: ARAnchor) -> SKNode?
}
protocol ARSKViewDelegate: SKViewDelegate, ARSessionObserver {
    optional func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
    optional func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
    optional func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
    optional func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    optional func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor)
}
@available(iOS 13, *) class ARCoachingOverlayView: UIView {
    var activatesAutomatically: Bool
    weak var delegate: (any ARCoachingOverlayViewDelegate)?
    var goal: ARCoachingOverlayView.Goal
    var isActive: Bool { get }
    var session: ARSession?
    weak var sessionProvider: (any ARSessionProviding)?
    func setActive(_ active: Bool, animated: Bool)
    enum Goal: Int { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
}
@available(iOS 13, *) protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    optional func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    optional func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
    optional func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
}
@pure struct ARError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case unsupportedConfiguration, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
        @available(iOS 14, *) case locationUnauthorized
        @available(iOS 16, *) case highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        case worldTrackingFailed
        @available(iOS 14, *) case geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage, invalidReferenceObject, invalidWorldMap, invalidConfiguration
        @available(iOS 13.2, *) case invalidCollaborationData
        case insufficientFeatures, objectMergeFailed, fileIOFailed
        @available(iOS 14, *) case requestFailed
    }
    init(_ code: ARError.Code, userInfo: [String: Any] = [:])
    @pure var code: ARError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var unsupportedConfiguration: ARError.Code { get }
    @pure static var sensorUnavailable: ARError.Code { get }
    @pure static var sensorFailed: ARError.Code { get }
    @pure static var cameraUnauthorized: ARError.Code { get }
    @pure static var microphoneUnauthorized: ARError.Code { get }
    @available(iOS 14, *) @pure static var locationUnauthorized: ARError.Code { get }
    @available(iOS 16, *) @pure static var highResolutionFrameCaptureInProgress: ARError.Code { get }
    @available(iOS 16, *) @pure static var highResolutionFrameCaptureFailed: ARError.Code { get }
    @pure static var worldTrackingFailed: ARError.Code { get }
    @available(iOS 14, *) @pure static var geoTrackingNotAvailableAtLocation: ARError.Code { get }
    @available(iOS 14, *) @pure static var geoTrackingFailed: ARError.Code { get }
    @pure static var invalidReferenceImage: ARError.Code { get }
    @pure static var invalidReferenceObject: ARError.Code { get }
    @pure static var invalidWorldMap: ARError.Code { get }
    @pure static var invalidConfiguration: ARError.Code { get }
    @available(iOS 13.2, *) @pure static var invalidCollaborationData: ARError.Code { get }
    @pure static var insufficientFeatures: ARError.Code { get }
    @pure static var objectMergeFailed: ARError.Code { get }
    @pure static var fileIOFailed: ARError.Code { get }
    @available(iOS 14, *) @pure static var requestFailed: ARError.Code { get }
}
