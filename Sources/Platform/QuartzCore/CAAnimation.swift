// Animations, transactions, timing, display links and transforms of layers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@view @pure class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
    init()
    @pure class func defaultValue(forKey key: String) -> Any?
    func shouldArchiveValue(forKey key: String) -> Bool
    var timingFunction: CAMediaTimingFunction?
    var delegate: (any CAAnimationDelegate)?
    var isRemovedOnCompletion: Bool
    @available(iOS 15, *) var preferredFrameRateRange: CAFrameRateRange
}
@MainActor protocol CAAnimationDelegate: NSObjectProtocol {
    optional func animationDidStart(_ anim: CAAnimation)
    optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
@pure class CAPropertyAnimation: CAAnimation {
    convenience init(keyPath path: String?)
    var keyPath: String?
    var isAdditive: Bool
    var isCumulative: Bool
    var valueFunction: CAValueFunction?
}
@pure class CABasicAnimation: CAPropertyAnimation {
    var fromValue: Any?
    var toValue: Any?
    var byValue: Any?
}
@pure class CAKeyframeAnimation: CAPropertyAnimation {
    var values: [Any]?
    var path: CGPath?
    var keyTimes: [NSNumber]?
    var timingFunctions: [CAMediaTimingFunction]?
    var calculationMode: CAAnimationCalculationMode
    var tensionValues: [NSNumber]?
    var continuityValues: [NSNumber]?
    var biasValues: [NSNumber]?
    var rotationMode: CAAnimationRotationMode?
}
@pure class CASpringAnimation: CABasicAnimation {
    @available(iOS 17, *) convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat)
    var mass: CGFloat
    var stiffness: CGFloat
    var damping: CGFloat
    var initialVelocity: CGFloat
    @available(iOS 17, *) var allowsOverdamping: Bool
    var settlingDuration: CFTimeInterval { get }
    @available(iOS 17, *) var perceptualDuration: CFTimeInterval { get }
    @available(iOS 17, *) var bounce: CGFloat { get }
}
@pure class CATransition: CAAnimation {
    var type: CATransitionType
    var subtype: CATransitionSubtype?
    var startProgress: Float
    var endProgress: Float
}
@pure class CAAnimationGroup: CAAnimation {
    var animations: [CAAnimation]?
}
@pure struct CAAnimationCalculationMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let linear: CAAnimationCalculationMode
    static let discrete: CAAnimationCalculationMode
    static let paced: CAAnimationCalculationMode
    static let cubic: CAAnimationCalculationMode
    static let cubicPaced: CAAnimationCalculationMode
}
@pure struct CAAnimationRotationMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let rotateAuto: CAAnimationRotationMode
    static let rotateAutoReverse: CAAnimationRotationMode
}
@pure struct CATransitionType: RawRepresentable, Hashable {
    init(rawValue: String)
    static let fade: CATransitionType
    static let moveIn: CATransitionType
    static let push: CATransitionType
    static let reveal: CATransitionType
}
@pure struct CATransitionSubtype: RawRepresentable, Hashable {
    init(rawValue: String)
    static let fromRight: CATransitionSubtype
    static let fromLeft: CATransitionSubtype
    static let fromTop: CATransitionSubtype
    static let fromBottom: CATransitionSubtype
}
@pure class CAValueFunction: NSObject, NSSecureCoding {
    convenience init?(name: CAValueFunctionName)
    @pure var name: CAValueFunctionName { get }
}
@pure struct CAValueFunctionName: RawRepresentable, Hashable {
    init(rawValue: String)
    static let rotateX: CAValueFunctionName
    static let rotateY: CAValueFunctionName
    static let rotateZ: CAValueFunctionName
    static let scale: CAValueFunctionName
    static let scaleX: CAValueFunctionName
    static let scaleY: CAValueFunctionName
    static let scaleZ: CAValueFunctionName
    static let translate: CAValueFunctionName
    static let translateX: CAValueFunctionName
    static let translateY: CAValueFunctionName
    static let translateZ: CAValueFunctionName
}
protocol CAMediaTiming {
    var beginTime: CFTimeInterval
    var duration: CFTimeInterval
    var timeOffset: CFTimeInterval
    var repeatDuration: CFTimeInterval
    var speed: Float
    var repeatCount: Float
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
@pure struct CAMediaTimingFillMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static let forwards: CAMediaTimingFillMode
    static let backwards: CAMediaTimingFillMode
    static let both: CAMediaTimingFillMode
    static let removed: CAMediaTimingFillMode
}
@pure class CAMediaTimingFunction: NSObject, NSSecureCoding {
    convenience init(name: CAMediaTimingFunctionName)
    init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
    func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>)
}
@pure struct CAMediaTimingFunctionName: RawRepresentable, Hashable {
    init(rawValue: String)
    static let linear: CAMediaTimingFunctionName
    static let easeIn: CAMediaTimingFunctionName
    static let easeOut: CAMediaTimingFunctionName
    static let easeInEaseOut: CAMediaTimingFunctionName
    static let `default`: CAMediaTimingFunctionName
}
class CATransaction: NSObject {
    class func begin()
    @callsBack class func commit()
    @callsBack class func flush()
    class func lock()
    class func unlock()
    class func animationDuration() -> CFTimeInterval
    class func setAnimationDuration(_ dur: CFTimeInterval)
    class func animationTimingFunction() -> CAMediaTimingFunction?
    class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
    class func disableActions() -> Bool
    class func setDisableActions(_ flag: Bool)
    class func completionBlock() -> (() -> Void)?
    class func setCompletionBlock(_ block: (() -> Void)?)
    class func value(forKey key: String) -> Any?
    class func setValue(_ anObject: Any?, forKey key: String)
}
let kCATransactionAnimationDuration: String
let kCATransactionDisableActions: String
let kCATransactionAnimationTimingFunction: String
let kCATransactionCompletionBlock: String
class CADisplayLink: NSObject {
    init(target: Any, selector sel: Selector)
    func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
    func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode)
    func invalidate()
    var timestamp: CFTimeInterval { get }
    var duration: CFTimeInterval { get }
    var targetTimestamp: CFTimeInterval { get }
    var isPaused: Bool
    @available(iOS, deprecated: 10) var frameInterval: Int
    var preferredFramesPerSecond: Int
    @available(iOS 15, *) var preferredFrameRateRange: CAFrameRateRange
}
@available(iOS 15, *) @pure struct CAFrameRateRange: Equatable {
    init()
    init(minimum: Float, maximum: Float, preferred: Float? = nil)
    var minimum: Float
    var maximum: Float
    var preferred: Float?
    @pure static var `default`: CAFrameRateRange { get }
}
func CACurrentMediaTime() -> CFTimeInterval
@pure struct CATransform3D: Equatable {
    init()
    init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat)
    var m11: CGFloat
    var m12: CGFloat
    var m13: CGFloat
    var m14: CGFloat
    var m21: CGFloat
    var m22: CGFloat
    var m23: CGFloat
    var m24: CGFloat
    var m31: CGFloat
    var m32: CGFloat
    var m33: CGFloat
    var m34: CGFloat
    var m41: CGFloat
    var m42: CGFloat
    var m43: CGFloat
    var m44: CGFloat
}
let CATransform3DIdentity: CATransform3D
@pure func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool
@pure func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool
@pure func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
@pure func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
@pure func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
@pure func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
@pure func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
@pure func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
@pure func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
@pure func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D
@pure func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D
@pure func CATransform3DIsAffine(_ t: CATransform3D) -> Bool
@pure func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform
extension NSValue {
    @pure init(caTransform3D t: CATransform3D)
    @pure var caTransform3DValue: CATransform3D { get }
}
