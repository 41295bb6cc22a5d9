// SpriteKit's nodes, scenes and view.

class SKView: UIView {
    var allowsTransparency: Bool
    weak var delegate: (any SKViewDelegate)?
    var disableDepthStencilBuffer: Bool
    var frameInterval: Int
    var ignoresSiblingOrder: Bool
    var isAsynchronous: Bool
    var isPaused: Bool
    var preferredFrameRate: Float
    var preferredFramesPerSecond: Int
    var scene: SKScene? { get }
    var shouldCullNonVisibleNodes: Bool
    var showsDrawCount: Bool
    var showsFPS: Bool
    var showsFields: Bool
    var showsNodeCount: Bool
    var showsPhysics: Bool
    var showsQuadCount: Bool
    func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint
    func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint
    @callsBack func presentScene(_ scene: SKScene?)
    @callsBack func presentScene(_ scene: SKScene, transition: SKTransition)
    func texture(from node: SKNode) -> SKTexture?
    func texture(from node: SKNode, crop: CGRect) -> SKTexture?
}
protocol SKViewDelegate: NSObjectProtocol {
    optional func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
@view class SKNode: UIResponder, NSCoding, NSCopying, NSSecureCoding {
    init()
    init?(fileNamed filename: String)
    var alpha: CGFloat
    var attributeValues: [String: SKAttributeValue]
    var children: [SKNode] { get }
    var constraints: [SKConstraint]?
    var frame: CGRect { get }
    var isHidden: Bool
    var isPaused: Bool
    var isUserInteractionEnabled: Bool
    var name: String?
    var parent: SKNode? { get }
    var physicsBody: SKPhysicsBody?
    var position: CGPoint
    var reachConstraints: SKReachConstraints?
    var scene: SKScene? { get }
    var speed: CGFloat
    var userData: NSMutableDictionary?
    var xScale: CGFloat
    var yScale: CGFloat
    var zPosition: CGFloat
    var zRotation: CGFloat
    func action(forKey key: String) -> SKAction?
    func addChild(_ node: SKNode)
    func atPoint(_ p: CGPoint) -> SKNode
    func calculateAccumulatedFrame() -> CGRect
    func childNode(withName name: String) -> SKNode?
    func contains(_ p: CGPoint) -> Bool
    func convert(_ point: CGPoint, from node: SKNode) -> CGPoint
    func convert(_ point: CGPoint, to node: SKNode) -> CGPoint
    func enumerateChildNodes(
        withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    func hasActions() -> Bool
    func inParentHierarchy(_ parent: SKNode) -> Bool
    func insertChild(_ node: SKNode, at index: Int)
    func intersects(_ node: SKNode) -> Bool
    func isEqual(to node: SKNode) -> Bool
    func move(toParent parent: SKNode)
    func nodes(at p: CGPoint) -> [SKNode]
    func removeAction(forKey key: String)
    func removeAllActions()
    func removeAllChildren()
    func removeChildren(in nodes: [SKNode])
    func removeFromParent()
    func run(_ action: SKAction)
    func run(_ action: SKAction, completion block: @escaping () -> Void)
    func run(_ action: SKAction, withKey key: String)
    func setScale(_ scale: CGFloat)
    func setValue(_ value: SKAttributeValue, forAttribute key: String)
    func value(forAttributeNamed key: String) -> SKAttributeValue?
    subscript(name: String) -> [SKNode] { get }
}
class SKEffectNode: SKNode, SKWarpable {
    var blendMode: SKBlendMode
    var filter: CIFilter?
    var shader: SKShader?
    var shouldCenterFilter: Bool
    var shouldEnableEffects: Bool
    var shouldRasterize: Bool
}
class SKScene: SKEffectNode {
    init(size: CGSize)
    var anchorPoint: CGPoint
    var audioEngine: AVAudioEngine { get }
    var backgroundColor: UIColor
    weak var camera: SKCameraNode?
    weak var delegate: (any SKSceneDelegate)?
    weak var listener: SKNode?
    var physicsWorld: SKPhysicsWorld { get }
    var scaleMode: SKSceneScaleMode
    var size: CGSize
    weak var view: SKView? { get }
    func convertPoint(fromView point: CGPoint) -> CGPoint
    func convertPoint(toView point: CGPoint) -> CGPoint
    func didApplyConstraints()
    func didChangeSize(_ oldSize: CGSize)
    func didEvaluateActions()
    func didFinishUpdate()
    func didMove(to view: SKView)
    func didSimulatePhysics()
    func sceneDidLoad()
    func update(_ currentTime: TimeInterval)
    func willMove(from view: SKView)
}
protocol SKSceneDelegate: NSObjectProtocol {
    optional func didApplyConstraints(for scene: SKScene)
    optional func didEvaluateActions(for scene: SKScene)
    optional func didFinishUpdate(for scene: SKScene)
    optional func didSimulatePhysics(for scene: SKScene)
    optional func update(_ currentTime: TimeInterval, for scene: SKScene)
}
enum SKSceneScaleMode: Int {
    case fill, aspectFill, aspectFit, resizeFill
}
enum SKBlendMode: Int {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
class SKCameraNode: SKNode {
    func contains(_ node: SKNode) -> Bool
    func containedNodeSet() -> Set<SKNode>
}
class SKCropNode: SKNode {
    var maskNode: SKNode?
}
class SKSpriteNode: SKNode, SKWarpable {
    init(color: UIColor, size: CGSize)
    init(imageNamed name: String)
    init(imageNamed name: String, normalMapped generateNormalMap: Bool)
    init(texture: SKTexture?)
    init(texture: SKTexture?, color: UIColor, size: CGSize)
    init(texture: SKTexture?, normalMap: SKTexture?)
    init(texture: SKTexture?, size: CGSize)
    var anchorPoint: CGPoint
    var blendMode: SKBlendMode
    var centerRect: CGRect
    var color: UIColor
    var colorBlendFactor: CGFloat
    var lightingBitMask: UInt32
    var normalTexture: SKTexture?
    var shader: SKShader?
    var shadowCastBitMask: UInt32
    var shadowedBitMask: UInt32
    var size: CGSize
    var texture: SKTexture?
    func scale(to size: CGSize)
}
class SKLabelNode: SKNode {
    init(attributedText: NSAttributedString?)
    init(fontNamed fontName: String?)
    init(text: String?)
    var attributedText: NSAttributedString?
    var blendMode: SKBlendMode
    var color: UIColor?
    var colorBlendFactor: CGFloat
    var fontColor: UIColor?
    var fontName: String?
    var fontSize: CGFloat
    var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode
    var lineBreakMode: NSLineBreakMode
    var numberOfLines: Int
    var preferredMaxLayoutWidth: CGFloat
    var text: String?
    var verticalAlignmentMode: SKLabelVerticalAlignmentMode
}
enum SKLabelHorizontalAlignmentMode: Int {
    case center, left, right
}
enum SKLabelVerticalAlignmentMode: Int {
    case baseline, center, top, bottom
}
class SKShapeNode: SKNode {
    init(circleOfRadius radius: CGFloat)
    init(ellipseIn rect: CGRect)
    init(ellipseOf size: CGSize)
    init(path: CGPath)
    init(path: CGPath, centered: Bool)
    init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
    init(rect: CGRect)
    init(rect: CGRect, cornerRadius: CGFloat)
    init(rectOf size: CGSize)
    init(rectOf size: CGSize, cornerRadius: CGFloat)
    init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
    var blendMode: SKBlendMode
    var fillColor: UIColor
    var fillShader: SKShader?
    var fillTexture: SKTexture?
    var glowWidth: CGFloat
    var isAntialiased: Bool
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var lineLength: CGFloat { get }
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath?
    var strokeColor: UIColor
    var strokeShader: SKShader?
    var strokeTexture: SKTexture?
}
class SKEmitterNode: SKNode {
    var emissionAngle: CGFloat
    var emissionAngleRange: CGFloat
    var fieldBitMask: UInt32
    var numParticlesToEmit: Int
    var particleAction: SKAction?
    var particleAlpha: CGFloat
    var particleAlphaSpeed: CGFloat
    var particleBirthRate: CGFloat
    var particleBlendMode: SKBlendMode
    var particleColor: UIColor
    var particleColorBlendFactor: CGFloat
    var particleColorSequence: SKKeyframeSequence?
    var particleLifetime: CGFloat
    var particleLifetimeRange: CGFloat
    var particlePosition: CGPoint
    var particlePositionRange: CGVector
    var particleRotation: CGFloat
    var particleScale: CGFloat
    var particleScaleRange: CGFloat
    var particleScaleSpeed: CGFloat
    var particleSize: CGSize
    var particleSpeed: CGFloat
    var particleSpeedRange: CGFloat
    var particleTexture: SKTexture?
    var particleZPosition: CGFloat
    weak var targetNode: SKNode?
    var xAcceleration: CGFloat
    var yAcceleration: CGFloat
    func advanceSimulationTime(_ sec: TimeInterval)
    func resetSimulation()
}
class SKVideoNode: SKNode {
    init(avPlayer player: AVPlayer)
    init(fileNamed videoFile: String)
    init(url: URL)
    var anchorPoint: CGPoint
    var size: CGSize
    func pause()
    func play()
}
class SKAudioNode: SKNode {
    init(avAudioNode node: AVAudioNode?)
    init(fileNamed name: String)
    init(url: URL)
    var autoplayLooped: Bool
    var avAudioNode: AVAudioNode?
    var isPositional: Bool
}
class SKLightNode: SKNode {
    var ambientColor: UIColor
    var categoryBitMask: UInt32
    var falloff: CGFloat
    var isEnabled: Bool
    var lightColor: UIColor
    var shadowColor: UIColor
}
class SKFieldNode: SKNode {
    class func radialGravityField() -> SKFieldNode
    class func springField() -> SKFieldNode
    class func vortexField() -> SKFieldNode
    var categoryBitMask: UInt32
    var falloff: Float
    var isEnabled: Bool
    var isExclusive: Bool
    var minimumRadius: Float
    var region: SKRegion?
    var strength: Float
}
class SKReferenceNode: SKNode {
    init(fileNamed fileName: String?)
    init(url referenceURL: URL?)
    func didLoad(_ node: SKNode?)
    func resolve()
}
class SKTileMapNode: SKNode {
    init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize)
    var anchorPoint: CGPoint
    var mapSize: CGSize { get }
    var numberOfColumns: Int
    var numberOfRows: Int
    var tileSet: SKTileSet
    var tileSize: CGSize
    func centerOfTile(atColumn column: Int, row: Int) -> CGPoint
    func fill(with tileGroup: SKTileGroup?)
    func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int)
    func tileColumnIndex(fromPosition position: CGPoint) -> Int
    func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup?
    func tileRowIndex(fromPosition position: CGPoint) -> Int
}
class SK3DNode: SKNode {
    init(viewportSize: CGSize)
    var pointOfView: SCNNode?
    var scnScene: SCNScene?
    var viewportSize: CGSize
}
protocol SKWarpable: NSObjectProtocol {
    var subdivisionLevels: Int { get set }
    var warpGeometry: SKWarpGeometry? { get set }
}
