// Animation by physics: the animator and its behaviors.

@view @pure class UIDynamicAnimator: NSObject {
    init(referenceView view: UIView)
    @callsBack func addBehavior(_ behavior: UIDynamicBehavior)
    @callsBack func removeBehavior(_ behavior: UIDynamicBehavior)
    @callsBack func removeAllBehaviors()
    var referenceView: UIView? { get }
    var behaviors: [UIDynamicBehavior] { get }
    func items(in rect: CGRect) -> [any UIDynamicItem]
    @callsBack func updateItem(usingCurrentState item: any UIDynamicItem)
    var isRunning: Bool { get }
    var elapsedTime: TimeInterval { get }
    weak var delegate: (any UIDynamicAnimatorDelegate)?
    convenience init(collectionViewLayout layout: UICollectionViewLayout)
    func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
}
@MainActor protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    optional func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
@MainActor protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    optional var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    optional var collisionBoundingPath: UIBezierPath { get }
}
@pure enum UIDynamicItemCollisionBoundsType: UInt {
    case rectangle, ellipse, path
}
@view @pure @MainActor class UIDynamicItemGroup: NSObject, UIDynamicItem {
    init(items: [any UIDynamicItem])
    var items: [any UIDynamicItem] { get }
}
@view @MainActor class UIDynamicBehavior: NSObject {
    func addChildBehavior(_ behavior: UIDynamicBehavior)
    func removeChildBehavior(_ behavior: UIDynamicBehavior)
    var childBehaviors: [UIDynamicBehavior] { get }
    var action: (() -> Void)?
    func willMove(to dynamicAnimator: UIDynamicAnimator?)
    var dynamicAnimator: UIDynamicAnimator? { get }
}
@pure class UIDynamicItemBehavior: UIDynamicBehavior {
    init(items: [any UIDynamicItem])
    func addItem(_ item: any UIDynamicItem)
    func removeItem(_ item: any UIDynamicItem)
    var items: [any UIDynamicItem] { get }
    var elasticity: CGFloat
    var friction: CGFloat
    var density: CGFloat
    var resistance: CGFloat
    var angularResistance: CGFloat
    var charge: CGFloat
    var isAnchored: Bool
    var allowsRotation: Bool
    func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem)
    func linearVelocity(for item: any UIDynamicItem) -> CGPoint
    func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem)
    func angularVelocity(for item: any UIDynamicItem) -> CGFloat
}
@pure class UIAttachmentBehavior: UIDynamicBehavior {
    convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint)
    init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem)
    init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset)
    class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self
    class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self
    class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self
    class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self
    class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self
    var items: [any UIDynamicItem] { get }
    var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { get }
    var anchorPoint: CGPoint
    var length: CGFloat
    var damping: CGFloat
    var frequency: CGFloat
    var frictionTorque: CGFloat
    var attachmentRange: UIFloatRange
    @pure enum AttachmentType: Int {
        case items, anchor
    }
}
@pure class UICollisionBehavior: UIDynamicBehavior {
    init(items: [any UIDynamicItem])
    func addItem(_ item: any UIDynamicItem)
    func removeItem(_ item: any UIDynamicItem)
    var items: [any UIDynamicItem] { get }
    var collisionMode: UICollisionBehavior.Mode
    var translatesReferenceBoundsIntoBoundary: Bool
    func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets)
    func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath)
    func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
    func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath?
    func removeBoundary(withIdentifier identifier: any NSCopying)
    var boundaryIdentifiers: [any NSCopying]? { get }
    func removeAllBoundaries()
    weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    @pure struct Mode: OptionSet {
        init(rawValue: UInt)
        static var items: UICollisionBehavior.Mode { get }
        static var boundaries: UICollisionBehavior.Mode { get }
        static var everything: UICollisionBehavior.Mode { get }
    }
}
@MainActor protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}
@pure class UIFieldBehavior: UIDynamicBehavior {
    func addItem(_ item: any UIDynamicItem)
    func removeItem(_ item: any UIDynamicItem)
    var items: [any UIDynamicItem] { get }
    var position: CGPoint
    var region: UIRegion
    var strength: CGFloat
    var falloff: CGFloat
    var minimumRadius: CGFloat
    var direction: CGVector
    var smoothness: CGFloat
    var animationSpeed: CGFloat
    class func dragField() -> Self
    class func vortexField() -> Self
    class func radialGravityField(position: CGPoint) -> Self
    class func linearGravityField(direction: CGVector) -> Self
    class func velocityField(direction: CGVector) -> Self
    class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self
    class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self
    class func springField() -> Self
    class func electricField() -> Self
    class func magneticField() -> Self
    class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self
}
@pure class UIGravityBehavior: UIDynamicBehavior {
    init(items: [any UIDynamicItem])
    func addItem(_ item: any UIDynamicItem)
    func removeItem(_ item: any UIDynamicItem)
    var items: [any UIDynamicItem] { get }
    var gravityDirection: CGVector
    var angle: CGFloat
    var magnitude: CGFloat
    func setAngle(_ angle: CGFloat, magnitude: CGFloat)
}
@pure class UIPushBehavior: UIDynamicBehavior {
    init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode)
    func addItem(_ item: any UIDynamicItem)
    func removeItem(_ item: any UIDynamicItem)
    var items: [any UIDynamicItem] { get }
    func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset
    func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem)
    var mode: UIPushBehavior.Mode { get }
    var active: Bool
    var angle: CGFloat
    var magnitude: CGFloat
    var pushDirection: CGVector
    func setAngle(_ angle: CGFloat, magnitude: CGFloat)
    @pure enum Mode: Int {
        case continuous, instantaneous
    }
}
@pure class UISnapBehavior: UIDynamicBehavior {
    init(item: any UIDynamicItem, snapTo point: CGPoint)
    var snapPoint: CGPoint
    var damping: CGFloat
}
