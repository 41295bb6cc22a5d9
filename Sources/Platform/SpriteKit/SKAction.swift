// SpriteKit's actions, textures, transitions and physics.

class SKAction: NSObject, NSCopying, NSSecureCoding {
    init?(named name: String)
    init?(named name: String, duration sec: TimeInterval)
    init?(named name: String, from url: URL)
    var duration: TimeInterval
    var speed: CGFloat
    var timingFunction: SKActionTimingFunction
    var timingMode: SKActionTimingMode
    func reversed() -> SKAction
    class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction
    class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool)
        -> SKAction
    class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction
    class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction
    class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction
    class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction
    class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction
    class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction
    class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void)
        -> SKAction
    class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction
    class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction
    class func fadeIn(withDuration sec: TimeInterval) -> SKAction
    class func fadeOut(withDuration sec: TimeInterval) -> SKAction
    class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval)
        -> SKAction
    class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction
    class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction
    class func follow(_ path: CGPath, speed: CGFloat) -> SKAction
    class func group(_ actions: [SKAction]) -> SKAction
    class func hide() -> SKAction
    class func move(by delta: CGVector, duration: TimeInterval) -> SKAction
    class func move(to location: CGPoint, duration: TimeInterval) -> SKAction
    class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction
    class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction
    class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction
    class func pause() -> SKAction
    class func perform(_ selector: Selector, onTarget target: Any) -> SKAction
    class func play() -> SKAction
    class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
    class func removeFromParent() -> SKAction
    class func `repeat`(_ action: SKAction, count: Int) -> SKAction
    class func repeatForever(_ action: SKAction) -> SKAction
    class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction
    class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction
    class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction
    class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction
    class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction
    class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction
    class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction
    class func run(_ action: SKAction, onChildWithName name: String) -> SKAction
    class func run(_ block: @escaping () -> Void) -> SKAction
    @elsewhere class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction
    class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SKAction
    class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction
    class func scale(to size: CGSize, duration sec: TimeInterval) -> SKAction
    class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration sec: TimeInterval) -> SKAction
    class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration sec: TimeInterval) -> SKAction
    class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction
    class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction
    class func sequence(_ actions: [SKAction]) -> SKAction
    class func setTexture(_ texture: SKTexture) -> SKAction
    class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction
    class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction
    class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction
    class func stop() -> SKAction
    class func unhide() -> SKAction
    class func wait(forDuration sec: TimeInterval) -> SKAction
    class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction
}
typealias SKActionTimingFunction = (Float) -> Float
enum SKActionTimingMode: Int {
    case linear, easeIn, easeOut, easeInEaseOut
}
class SKTexture: NSObject, NSCopying, NSSecureCoding {
    init(cgImage image: CGImage)
    init(data pixelData: Data, size: CGSize)
    init(image: UIImage)
    init(imageNamed name: String)
    init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool)
    init(rect: CGRect, in texture: SKTexture)
    class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void)
    var filteringMode: SKTextureFilteringMode
    var usesMipmaps: Bool
    func applying(_ filter: CIFilter) -> Self
    func cgImage() -> CGImage
    func generatingNormalMap() -> Self
    func preload(completionHandler: @escaping () -> Void)
    func size() -> CGSize
    func textureRect() -> CGRect
}
enum SKTextureFilteringMode: Int {
    case nearest, linear
}
class SKTextureAtlas: NSObject, NSSecureCoding {
    init(dictionary properties: [String: Any])
    init(named name: String)
    class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void)
    var textureNames: [String] { get }
    func preload(completionHandler: @escaping () -> Void)
    func textureNamed(_ name: String) -> SKTexture
}
class SKTransition: NSObject, NSCopying {
    init(ciFilter filter: CIFilter, duration sec: TimeInterval)
    class func crossFade(withDuration sec: TimeInterval) -> SKTransition
    class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition
    class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition
    class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition
    class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition
    class func doorway(withDuration sec: TimeInterval) -> SKTransition
    class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition
    class func fade(withDuration sec: TimeInterval) -> SKTransition
    class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition
    class func flipVertical(withDuration sec: TimeInterval) -> SKTransition
    class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
    class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
    class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
    var pausesIncomingScene: Bool
    var pausesOutgoingScene: Bool
}
enum SKTransitionDirection: Int {
    case up, down, right, left
}
class SKConstraint: NSObject, NSCopying, NSSecureCoding {
    class func distance(_ range: SKRange, to node: SKNode) -> Self
    class func orient(to node: SKNode, offset radians: SKRange) -> Self
    class func positionX(_ range: SKRange) -> Self
    class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self
    class func positionY(_ range: SKRange) -> Self
    class func zRotation(_ zRange: SKRange) -> Self
    var enabled: Bool
    var referenceNode: SKNode?
}
class SKRange: NSObject, NSCopying, NSSecureCoding {
    init(constantValue value: CGFloat)
    init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat)
    init(value: CGFloat, variance: CGFloat)
    var lowerLimit: CGFloat
    var upperLimit: CGFloat
}
class SKPhysicsBody: NSObject, NSCopying, NSSecureCoding {
    init(bodies: [SKPhysicsBody])
    init(circleOfRadius r: CGFloat)
    init(circleOfRadius r: CGFloat, center: CGPoint)
    init(edgeChainFrom path: CGPath)
    init(edgeFrom p1: CGPoint, to p2: CGPoint)
    init(edgeLoopFrom rect: CGRect)
    init(edgeLoopFrom path: CGPath)
    init(polygonFrom path: CGPath)
    init(rectangleOf s: CGSize)
    init(rectangleOf s: CGSize, center: CGPoint)
    init(texture: SKTexture, size: CGSize)
    init(texture: SKTexture, alphaThreshold: Float, size: CGSize)
    var affectedByGravity: Bool
    var allowsRotation: Bool
    var angularDamping: CGFloat
    var angularVelocity: CGFloat
    var area: CGFloat { get }
    var categoryBitMask: UInt32
    var charge: CGFloat
    var collisionBitMask: UInt32
    var contactTestBitMask: UInt32
    var density: CGFloat
    var fieldBitMask: UInt32
    var friction: CGFloat
    var isDynamic: Bool
    var isResting: Bool
    var joints: [SKPhysicsJoint] { get }
    var linearDamping: CGFloat
    var mass: CGFloat
    weak var node: SKNode? { get }
    var pinned: Bool
    var restitution: CGFloat
    var usesPreciseCollisionDetection: Bool
    var velocity: CGVector
    func allContactedBodies() -> [SKPhysicsBody]
    func applyAngularImpulse(_ impulse: CGFloat)
    func applyForce(_ force: CGVector)
    func applyForce(_ force: CGVector, at point: CGPoint)
    func applyImpulse(_ impulse: CGVector)
    func applyImpulse(_ impulse: CGVector, at point: CGPoint)
    func applyTorque(_ torque: CGFloat)
}
class SKPhysicsWorld: NSObject, NSSecureCoding {
    unowned(unsafe) var contactDelegate: (any SKPhysicsContactDelegate)?
    var gravity: CGVector
    var speed: CGFloat
    func add(_ joint: SKPhysicsJoint)
    func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody?
    func body(at point: CGPoint) -> SKPhysicsBody?
    func body(in rect: CGRect) -> SKPhysicsBody?
    func enumerateBodies(
        at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateBodies(
        in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
    func remove(_ joint: SKPhysicsJoint)
    func removeAllJoints()
}
protocol SKPhysicsContactDelegate: NSObjectProtocol {
    optional func didBegin(_ contact: SKPhysicsContact)
    optional func didEnd(_ contact: SKPhysicsContact)
}
class SKPhysicsContact: NSObject {
    var bodyA: SKPhysicsBody { get }
    var bodyB: SKPhysicsBody { get }
    var collisionImpulse: CGFloat { get }
    var contactNormal: CGVector { get }
    var contactPoint: CGPoint { get }
}
class SKPhysicsJoint: NSObject, NSSecureCoding {
    var bodyA: SKPhysicsBody
    var bodyB: SKPhysicsBody
    var reactionForce: CGVector { get }
    var reactionTorque: CGFloat { get }
}
class SKPhysicsJointFixed: SKPhysicsJoint {
    class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed
}
class SKPhysicsJointPin: SKPhysicsJoint {
    class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin
}
class SKPhysicsJointSpring: SKPhysicsJoint {
    class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint)
        -> SKPhysicsJointSpring
    var damping: CGFloat
    var frequency: CGFloat
}
class SKShader: NSObject, NSCopying, NSSecureCoding {
    init(fileNamed name: String)
    init(source: String)
    init(source: String, uniforms: [SKUniform])
    var source: String?
    var uniforms: [SKUniform]
    func addUniform(_ uniform: SKUniform)
    func uniformNamed(_ name: String) -> SKUniform?
}
class SKUniform: NSObject, NSCopying, NSSecureCoding {
    init(name: String)
    init(name: String, float value: Float)
    init(name: String, texture: SKTexture?)
    var floatValue: Float
    var name: String { get }
    var textureValue: SKTexture?
}
extension UITouch {
    func location(in node: SKNode) -> CGPoint
    func previousLocation(in node: SKNode) -> CGPoint
}
