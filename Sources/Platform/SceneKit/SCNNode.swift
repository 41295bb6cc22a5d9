// SceneKit's view, nodes and scenes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class SCNView: UIView, SCNSceneRenderer, SCNTechniqueSupport {
    init(frame: CGRect, options: [String: Any]? = nil)
    var allowsCameraControl: Bool
    var antialiasingMode: SCNAntialiasingMode
    var cameraControlConfiguration: any SCNCameraControlConfiguration { get }
    var defaultCameraController: SCNCameraController { get }
    var eaglContext: EAGLContext?
    var preferredFramesPerSecond: Int
    var rendersContinuously: Bool
    var scene: SCNScene?
    func pause(_ sender: Any?)
    func play(_ sender: Any?)
    func snapshot() -> UIImage
    func stop(_ sender: Any?)
}
enum SCNAntialiasingMode: UInt {
    case none, multisampling2X, multisampling4X
}
protocol SCNCameraControlConfiguration: NSObjectProtocol {
    var allowsTranslation: Bool { get set }
    var autoSwitchToFreeCamera: Bool { get set }
    var flyModeVelocity: CGFloat { get set }
    var panSensitivity: CGFloat { get set }
    var rotationSensitivity: CGFloat { get set }
    var truckSensitivity: CGFloat { get set }
}
protocol SCNSceneRenderer: NSObjectProtocol {
    var audioEngine: AVAudioEngine { get }
    var audioEnvironmentNode: AVAudioEnvironmentNode { get }
    var audioListener: SCNNode? { get set }
    var autoenablesDefaultLighting: Bool { get set }
    var context: UnsafeMutableRawPointer? { get }
    var debugOptions: SCNDebugOptions { get set }
    weak var delegate: (any SCNSceneRendererDelegate)? { get set }
    var isJitteringEnabled: Bool { get set }
    var isPlaying: Bool { get set }
    var loops: Bool { get set }
    var overlaySKScene: SKScene? { get set }
    var pointOfView: SCNNode? { get set }
    var renderingAPI: SCNRenderingAPI { get }
    var scene: SCNScene? { get set }
    var sceneTime: TimeInterval { get set }
    var showsStatistics: Bool { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult]
    func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
    func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
    func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil)
    func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool
    func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?,
        completionHandler: (() -> Void)? = nil)
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
}
protocol SCNSceneRendererDelegate: NSObjectProtocol {
    optional func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    optional func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
}
enum SCNRenderingAPI: UInt {
    case metal, openGLES2
}
@pure struct SCNDebugOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var showPhysicsShapes: SCNDebugOptions { get }
    @pure static var showBoundingBoxes: SCNDebugOptions { get }
    @pure static var showLightInfluences: SCNDebugOptions { get }
    @pure static var showLightExtents: SCNDebugOptions { get }
    @pure static var showPhysicsFields: SCNDebugOptions { get }
    @pure static var showWireframe: SCNDebugOptions { get }
    @pure static var renderAsWireframe: SCNDebugOptions { get }
    @pure static var showSkeletons: SCNDebugOptions { get }
    @pure static var showCreases: SCNDebugOptions { get }
    @pure static var showConstraints: SCNDebugOptions { get }
    @pure static var showCameras: SCNDebugOptions { get }
}
protocol SCNTechniqueSupport: NSObjectProtocol {
    var technique: SCNTechnique? { get set }
}
class SCNHitTestResult: NSObject {
    var boneNode: SCNNode? { get }
    var faceIndex: Int { get }
    var geometryIndex: Int { get }
    var localCoordinates: SCNVector3 { get }
    var localNormal: SCNVector3 { get }
    var modelTransform: SCNMatrix4 { get }
    var node: SCNNode { get }
    @available(iOS 13, *) var simdLocalCoordinates: simd_float3 { get }
    @available(iOS 13, *) var simdWorldCoordinates: simd_float3 { get }
    var worldCoordinates: SCNVector3 { get }
    var worldNormal: SCNVector3 { get }
    func textureCoordinates(withMappingChannel channel: Int) -> CGPoint
}
@pure struct SCNHitTestOption: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var backFaceCulling: SCNHitTestOption { get }
    @pure static var boundingBoxOnly: SCNHitTestOption { get }
    @pure static var categoryBitMask: SCNHitTestOption { get }
    @pure static var clipToZRange: SCNHitTestOption { get }
    @pure static var firstFoundOnly: SCNHitTestOption { get }
    @pure static var ignoreChildNodes: SCNHitTestOption { get }
    @pure static var ignoreHiddenNodes: SCNHitTestOption { get }
    @pure static var rootNode: SCNHitTestOption { get }
    @pure static var searchMode: SCNHitTestOption { get }
    @pure static var sortResults: SCNHitTestOption { get }
}
@view class SCNScene: NSObject, NSSecureCoding {
    init()
    init?(named name: String)
    init?(named name: String, inDirectory directory: String?, options: [SCNSceneSource.LoadingOption: Any]? = nil)
    init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws
    var background: SCNMaterialProperty { get }
    var fogColor: Any
    var fogDensityExponent: CGFloat
    var fogEndDistance: CGFloat
    var fogStartDistance: CGFloat
    var isPaused: Bool
    var lightingEnvironment: SCNMaterialProperty { get }
    var particleSystems: [SCNParticleSystem]? { get }
    var physicsWorld: SCNPhysicsWorld { get }
    var rootNode: SCNNode { get }
    @available(iOS 13, *) var wantsScreenSpaceReflection: Bool
    func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4)
    func attribute(forKey key: String) -> Any?
    func removeAllParticleSystems()
    func removeParticleSystem(_ system: SCNParticleSystem)
    func setAttribute(_ attribute: Any?, forKey key: String)
    func write(
        to url: URL, options: [String: Any]? = nil, delegate: (any SCNSceneExportDelegate)?,
        progressHandler: SCNSceneExportProgressHandler? = nil
    ) -> Bool
}
typealias SCNSceneExportProgressHandler = (Float, (any Error)?, UnsafeMutablePointer<ObjCBool>) -> Void
class SCNSceneSource: NSObject {
    init?(data: Data, options: [SCNSceneSource.LoadingOption: Any]? = nil)
    init?(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil)
    var data: Data? { get }
    var url: URL? { get }
    func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? where T: AnyObject
    func identifiersOfEntries(withClass entryClass: AnyClass) -> [String]
    func scene(options: [SCNSceneSource.LoadingOption: Any]? = nil) throws -> SCNScene
    @pure struct LoadingOption: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var animationImportPolicy: SCNSceneSource.LoadingOption { get }
        @pure static var assetDirectoryURLs: SCNSceneSource.LoadingOption { get }
        @pure static var checkConsistency: SCNSceneSource.LoadingOption { get }
        @pure static var convertToYUp: SCNSceneSource.LoadingOption { get }
        @pure static var convertUnitsToMeters: SCNSceneSource.LoadingOption { get }
        @pure static var createNormalsIfAbsent: SCNSceneSource.LoadingOption { get }
        @pure static var flattenScene: SCNSceneSource.LoadingOption { get }
        @pure static var overrideAssetURLs: SCNSceneSource.LoadingOption { get }
        @pure static var preserveOriginalTopology: SCNSceneSource.LoadingOption { get }
        @pure static var strictConformance: SCNSceneSource.LoadingOption { get }
        @pure static var useSafeMode: SCNSceneSource.LoadingOption { get }
    }
}
@view class SCNNode: NSObject, NSCopying, NSSecureCoding, SCNActionable, SCNAnimatable, SCNBoundingVolume {
    init()
    init(geometry: SCNGeometry?)
    var audioPlayers: [SCNAudioPlayer] { get }
    var camera: SCNCamera?
    var castsShadow: Bool
    var categoryBitMask: Int
    var childNodes: [SCNNode] { get }
    var constraints: [SCNConstraint]?
    var eulerAngles: SCNVector3
    var filters: [CIFilter]?
    var focusBehavior: SCNNodeFocusBehavior
    var geometry: SCNGeometry?
    var isHidden: Bool
    var isPaused: Bool
    var light: SCNLight?
    var morpher: SCNMorpher?
    var movabilityHint: SCNMovabilityHint
    var name: String?
    var opacity: CGFloat
    var orientation: SCNQuaternion
    var parent: SCNNode? { get }
    var particleSystems: [SCNParticleSystem]? { get }
    var physicsBody: SCNPhysicsBody?
    var physicsField: SCNPhysicsField?
    var pivot: SCNMatrix4
    var position: SCNVector3
    var presentation: SCNNode { get }
    unowned(unsafe) var rendererDelegate: (any SCNNodeRendererDelegate)?
    var renderingOrder: Int
    var rotation: SCNVector4
    var scale: SCNVector3
    var skinner: SCNSkinner?
    var transform: SCNMatrix4
    var worldFront: SCNVector3 { get }
    var worldOrientation: SCNQuaternion
    var worldPosition: SCNVector3
    var worldRight: SCNVector3 { get }
    var worldTransform: SCNMatrix4 { get }
    var worldUp: SCNVector3 { get }
    func addAudioPlayer(_ player: SCNAudioPlayer)
    func addChildNode(_ child: SCNNode)
    func addParticleSystem(_ system: SCNParticleSystem)
    func childNode(withName name: String, recursively: Bool) -> SCNNode?
    func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode]
    func clone() -> Self
    func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3
    func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3
    func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4
    func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4
    func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3
    func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3
    func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    func flattenedClone() -> Self
    func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil)
        -> [SCNHitTestResult]
    func insertChildNode(_ child: SCNNode, at index: Int)
    func localRotate(by rotation: SCNQuaternion)
    func localTranslate(by translation: SCNVector3)
    func look(at worldTarget: SCNVector3)
    func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3)
    func removeAllAudioPlayers()
    func removeAllParticleSystems()
    func removeAudioPlayer(_ player: SCNAudioPlayer)
    func removeFromParentNode()
    func removeParticleSystem(_ system: SCNParticleSystem)
    func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode)
    func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3)
    func setWorldTransform(_ worldTransform: SCNMatrix4)
    class var localFront: SCNVector3 { get }
    class var localRight: SCNVector3 { get }
    class var localUp: SCNVector3 { get }
}
extension SCNNode {
    var simdEulerAngles: simd_float3
    var simdOrientation: simd_quatf
    var simdPosition: simd_float3
    var simdRotation: simd_float4
    var simdScale: simd_float3
    var simdTransform: simd_float4x4
    var simdWorldFront: simd_float3 { get }
    var simdWorldOrientation: simd_quatf
    var simdWorldPosition: simd_float3
    var simdWorldTransform: simd_float4x4
    func simdConvertPosition(_ position: simd_float3, from node: SCNNode?) -> simd_float3
    func simdConvertPosition(_ position: simd_float3, to node: SCNNode?) -> simd_float3
}
enum SCNMovabilityHint: Int {
    case fixed, movable
}
enum SCNNodeFocusBehavior: Int {
    case none, occluding, focusable
}
protocol SCNBoundingVolume: NSObjectProtocol {
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}
protocol SCNActionable: NSObjectProtocol {
    var actionKeys: [String] { get }
    var hasActions: Bool { get }
    func action(forKey key: String) -> SCNAction?
    func removeAction(forKey key: String)
    func removeAllActions()
    func runAction(_ action: SCNAction)
    func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil)
    func runAction(_ action: SCNAction, forKey key: String?)
    func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil)
}
protocol SCNAnimatable: NSObjectProtocol {
    var animationKeys: [String] { get }
    func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
    func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
    func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
    func removeAllAnimations()
    func removeAnimation(forKey key: String)
}
@view class SCNCamera: NSObject, NSCopying, NSSecureCoding {
    init()
    var automaticallyAdjustsZRange: Bool
    var categoryBitMask: Int
    var fStop: CGFloat
    var fieldOfView: CGFloat
    var focalLength: CGFloat
    var focusDistance: CGFloat
    var name: String?
    var orthographicScale: Double
    var projectionDirection: SCNCameraProjectionDirection
    var projectionTransform: SCNMatrix4
    var usesOrthographicProjection: Bool
    var wantsDepthOfField: Bool
    var wantsExposureAdaptation: Bool
    var wantsHDR: Bool
    var xFov: Double
    var yFov: Double
    var zFar: Double
    var zNear: Double
}
enum SCNCameraProjectionDirection: Int {
    case vertical, horizontal
}
class SCNCameraController: NSObject {
    var automaticTarget: Bool
    unowned(unsafe) var delegate: (any SCNCameraControllerDelegate)?
    var inertiaEnabled: Bool
    var interactionMode: SCNInteractionMode
    var maximumVerticalAngle: Float
    var minimumVerticalAngle: Float
    var pointOfView: SCNNode?
    var target: SCNVector3
}
enum SCNInteractionMode: Int {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
@view class SCNLight: NSObject, NSCopying, NSSecureCoding {
    init()
    var attenuationEndDistance: CGFloat
    var attenuationStartDistance: CGFloat
    var castsShadow: Bool
    var categoryBitMask: Int
    var color: Any
    var intensity: CGFloat
    var name: String?
    var shadowColor: Any
    var shadowMode: SCNShadowMode
    var shadowRadius: CGFloat
    var spotInnerAngle: CGFloat
    var spotOuterAngle: CGFloat
    var temperature: CGFloat
    var type: SCNLight.LightType
    @pure struct LightType: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var IES: SCNLight.LightType { get }
        @pure static var ambient: SCNLight.LightType { get }
        @available(iOS 13, *) @pure static var area: SCNLight.LightType { get }
        @pure static var directional: SCNLight.LightType { get }
        @pure static var omni: SCNLight.LightType { get }
        @pure static var probe: SCNLight.LightType { get }
        @pure static var spot: SCNLight.LightType { get }
    }
}
enum SCNShadowMode: Int {
    case forward, deferred, modulated
}
