// SceneKit's geometry, materials, actions and vectors.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@pure struct SCNVector3 {
    init()
    init(_ x: Float, _ y: Float, _ z: Float)
    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    init(_ x: Double, _ y: Double, _ z: Double)
    init(_ x: Int, _ y: Int, _ z: Int)
    init(_ v: SIMD3<Float>)
    init(x: Float, y: Float, z: Float)
    var x: Float
    var y: Float
    var z: Float
}
@pure struct SCNVector4 {
    init()
    init(_ x: Float, _ y: Float, _ z: Float, _ w: Float)
    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat)
    init(_ x: Double, _ y: Double, _ z: Double, _ w: Double)
    init(_ x: Int, _ y: Int, _ z: Int, _ w: Int)
    init(x: Float, y: Float, z: Float, w: Float)
    var w: Float
    var x: Float
    var y: Float
    var z: Float
}
typealias SCNQuaternion = SCNVector4
@pure struct SCNMatrix4 {
    init()
    init(_ m: float4x4)
    var m11: Float
    var m12: Float
    var m13: Float
    var m14: Float
    var m21: Float
    var m22: Float
    var m23: Float
    var m24: Float
    var m31: Float
    var m32: Float
    var m33: Float
    var m34: Float
    var m41: Float
    var m42: Float
    var m43: Float
    var m44: Float
}
let SCNMatrix4Identity: SCNMatrix4
let SCNVector3Zero: SCNVector3
let SCNVector4Zero: SCNVector4
@pure func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4
@pure func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4
@pure func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4
@pure func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4
@pure func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4
@pure func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4
@pure func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4
@pure func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4
@pure func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool
@pure func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3
@pure func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4
@view class SCNGeometry: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNBoundingVolume, SCNShadable {
    init()
    init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?)
    var elements: [SCNGeometryElement] { get }
    var firstMaterial: SCNMaterial?
    var levelsOfDetail: [SCNLevelOfDetail]?
    var materials: [SCNMaterial]
    var name: String?
    var sources: [SCNGeometrySource] { get }
    var subdivisionLevel: Int
    func insertMaterial(_ material: SCNMaterial, at index: Int)
    func material(named name: String) -> SCNMaterial?
    func removeMaterial(at index: Int)
    func replaceMaterial(at index: Int, with material: SCNMaterial)
}
class SCNGeometrySource: NSObject, NSSecureCoding {
    init(normals: [SCNVector3])
    init(textureCoordinates: [CGPoint])
    init(vertices: [SCNVector3])
    var data: Data { get }
    var semantic: SCNGeometrySource.Semantic { get }
    var vectorCount: Int { get }
    @pure struct Semantic: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var boneIndices: SCNGeometrySource.Semantic { get }
        @pure static var boneWeights: SCNGeometrySource.Semantic { get }
        @pure static var color: SCNGeometrySource.Semantic { get }
        @pure static var edgeCrease: SCNGeometrySource.Semantic { get }
        @pure static var normal: SCNGeometrySource.Semantic { get }
        @pure static var tangent: SCNGeometrySource.Semantic { get }
        @pure static var texcoord: SCNGeometrySource.Semantic { get }
        @pure static var vertex: SCNGeometrySource.Semantic { get }
        @pure static var vertexCrease: SCNGeometrySource.Semantic { get }
    }
}
class SCNGeometryElement: NSObject, NSSecureCoding {
    init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int)
    init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType)
    var primitiveCount: Int { get }
    var primitiveType: SCNGeometryPrimitiveType { get }
}
enum SCNGeometryPrimitiveType: Int {
    case triangles, triangleStrip, line, point, polygon
}
class SCNBox: SCNGeometry {
    init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
    var chamferRadius: CGFloat
    var chamferSegmentCount: Int
    var height: CGFloat
    var length: CGFloat
    var width: CGFloat
}
class SCNCapsule: SCNGeometry {
    init(capRadius: CGFloat, height: CGFloat)
    var capRadius: CGFloat
    var height: CGFloat
}
class SCNCone: SCNGeometry {
    init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat)
    var bottomRadius: CGFloat
    var height: CGFloat
    var topRadius: CGFloat
}
class SCNCylinder: SCNGeometry {
    init(radius: CGFloat, height: CGFloat)
    var height: CGFloat
    var radius: CGFloat
}
class SCNFloor: SCNGeometry {
    var length: CGFloat
    var reflectivity: CGFloat
    var width: CGFloat
}
class SCNPlane: SCNGeometry {
    init(width: CGFloat, height: CGFloat)
    var cornerRadius: CGFloat
    var height: CGFloat
    var width: CGFloat
}
class SCNPyramid: SCNGeometry {
    init(width: CGFloat, height: CGFloat, length: CGFloat)
    var height: CGFloat
    var length: CGFloat
    var width: CGFloat
}
class SCNShape: SCNGeometry {
    init(path: UIBezierPath?, extrusionDepth: CGFloat)
    var extrusionDepth: CGFloat
    @NSCopying var path: UIBezierPath?
}
class SCNSphere: SCNGeometry {
    init(radius: CGFloat)
    var isGeodesic: Bool
    var radius: CGFloat
    var segmentCount: Int
}
class SCNText: SCNGeometry {
    init(string: Any?, extrusionDepth: CGFloat)
    var alignmentMode: String
    var containerFrame: CGRect
    var extrusionDepth: CGFloat
    var flatness: CGFloat
    var font: UIFont!
    var isWrapped: Bool
    var string: Any?
    var truncationMode: String
}
class SCNTorus: SCNGeometry {
    init(ringRadius: CGFloat, pipeRadius: CGFloat)
    var pipeRadius: CGFloat
    var ringRadius: CGFloat
}
class SCNTube: SCNGeometry {
    init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat)
    var height: CGFloat
    var innerRadius: CGFloat
    var outerRadius: CGFloat
}
protocol SCNShadable: NSObjectProtocol {
    optional var program: SCNProgram? { get set }
    optional var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}
@view class SCNMaterial: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNShadable {
    var ambient: SCNMaterialProperty { get }
    var ambientOcclusion: SCNMaterialProperty { get }
    var blendMode: SCNBlendMode
    var colorBufferWriteMask: SCNColorMask
    var cullMode: SCNCullMode
    var diffuse: SCNMaterialProperty { get }
    var emission: SCNMaterialProperty { get }
    var fillMode: SCNFillMode
    var isDoubleSided: Bool
    var isLitPerPixel: Bool
    var lightingModel: SCNMaterial.LightingModel
    var metalness: SCNMaterialProperty { get }
    var multiply: SCNMaterialProperty { get }
    var name: String?
    var normal: SCNMaterialProperty { get }
    var readsFromDepthBuffer: Bool
    var reflective: SCNMaterialProperty { get }
    var roughness: SCNMaterialProperty { get }
    var shininess: CGFloat
    var specular: SCNMaterialProperty { get }
    var transparency: CGFloat
    var transparencyMode: SCNTransparencyMode
    var transparent: SCNMaterialProperty { get }
    var writesToDepthBuffer: Bool
    @pure struct LightingModel: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var blinn: SCNMaterial.LightingModel { get }
        @pure static var constant: SCNMaterial.LightingModel { get }
        @pure static var lambert: SCNMaterial.LightingModel { get }
        @pure static var phong: SCNMaterial.LightingModel { get }
        @pure static var physicallyBased: SCNMaterial.LightingModel { get }
        @available(iOS 13, *) @pure static var shadowOnly: SCNMaterial.LightingModel { get }
    }
}
enum SCNBlendMode: Int {
    case alpha, add, subtract, multiply, screen, replace, max
}
enum SCNCullMode: Int {
    case back, front
}
enum SCNFillMode: UInt {
    case fill, lines
}
enum SCNTransparencyMode: Int {
    case aOne, rgbZero, singleLayer, dualLayer
}
class SCNMaterialProperty: NSObject, NSSecureCoding, SCNAnimatable {
    init(contents: Any)
    var contents: Any?
    var contentsTransform: SCNMatrix4
    var intensity: CGFloat
    var magnificationFilter: SCNFilterMode
    var mappingChannel: Int
    var minificationFilter: SCNFilterMode
    var mipFilter: SCNFilterMode
    var wrapS: SCNWrapMode
    var wrapT: SCNWrapMode
}
enum SCNFilterMode: Int {
    case none, nearest, linear
}
enum SCNWrapMode: Int {
    case clamp, `repeat`, clampToBorder, mirror
}
class SCNAction: NSObject, NSCopying, NSSecureCoding {
    class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void)
        -> SCNAction
    class func fadeIn(duration sec: TimeInterval) -> SCNAction
    class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction
    class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction
    class func fadeOut(duration sec: TimeInterval) -> SCNAction
    class func group(_ actions: [SCNAction]) -> SCNAction
    class func hide() -> SCNAction
    class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction
    class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction
    class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction
    class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction
    class func removeFromParentNode() -> SCNAction
    class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction
    class func repeatForever(_ action: SCNAction) -> SCNAction
    class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction
    class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction
    class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction
    class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
        usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction
    @elsewhere class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction
    @elsewhere class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction
    class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction
    class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction
    class func sequence(_ actions: [SCNAction]) -> SCNAction
    class func unhide() -> SCNAction
    class func wait(duration sec: TimeInterval) -> SCNAction
    class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction
    var duration: TimeInterval
    var speed: CGFloat
    var timingFunction: SCNActionTimingFunction?
    var timingMode: SCNActionTimingMode
    func reversed() -> SCNAction
}
typealias SCNActionTimingFunction = (Float) -> Float
enum SCNActionTimingMode: Int {
    case linear, easeIn, easeOut, easeInEaseOut
}
class SCNTransaction: NSObject {
    class var animationDuration: CFTimeInterval
    class var animationTimingFunction: CAMediaTimingFunction?
    class var completionBlock: (() -> Void)?
    class var disableActions: Bool
    class func begin()
    class func commit()
    class func flush()
    class func lock()
    class func unlock()
}
class SCNConstraint: NSObject, NSCopying, NSSecureCoding {
    var influenceFactor: CGFloat
    var isEnabled: Bool
    var isIncremental: Bool
}
class SCNLookAtConstraint: SCNConstraint {
    init(target: SCNNode?)
    var isGimbalLockEnabled: Bool
    var target: SCNNode?
}
class SCNBillboardConstraint: SCNConstraint {
    var freeAxes: SCNBillboardAxis
}
@pure struct SCNBillboardAxis: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var X: SCNBillboardAxis { get }
    @pure static var Y: SCNBillboardAxis { get }
    @pure static var Z: SCNBillboardAxis { get }
    @pure static var all: SCNBillboardAxis { get }
}
class SCNPhysicsBody: NSObject, NSCopying, NSSecureCoding {
    init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?)
    class func dynamic() -> Self
    class func kinematic() -> Self
    class func `static`() -> Self
    var categoryBitMask: Int
    var collisionBitMask: Int
    var contactTestBitMask: Int
    var damping: CGFloat
    var friction: CGFloat
    var isAffectedByGravity: Bool
    var isResting: Bool { get }
    var mass: CGFloat
    var physicsShape: SCNPhysicsShape?
    var restitution: CGFloat
    var type: SCNPhysicsBodyType
    var velocity: SCNVector3
    func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool)
    func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool)
    func clearAllForces()
}
enum SCNPhysicsBodyType: Int {
    case `static`, dynamic, kinematic
}
class SCNPhysicsShape: NSObject, NSCopying, NSSecureCoding {
    init(geometry: SCNGeometry, options: [SCNPhysicsShape.Option: Any]? = nil)
    init(node: SCNNode, options: [SCNPhysicsShape.Option: Any]? = nil)
    @pure struct Option: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure var rawValue: String { get }
        @pure static var collisionMargin: SCNPhysicsShape.Option { get }
        @pure static var keepAsCompound: SCNPhysicsShape.Option { get }
        @pure static var scale: SCNPhysicsShape.Option { get }
        @pure static var type: SCNPhysicsShape.Option { get }
    }
}
class SCNPhysicsWorld: NSObject, NSSecureCoding {
    weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    var gravity: SCNVector3
    var speed: CGFloat
    var timeStep: TimeInterval
    func updateCollisionPairs()
}
protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    optional func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    optional func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
    optional func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
}
class SCNPhysicsContact: NSObject {
    var collisionImpulse: CGFloat { get }
    var contactPoint: SCNVector3 { get }
    var nodeA: SCNNode { get }
    var nodeB: SCNNode { get }
}
