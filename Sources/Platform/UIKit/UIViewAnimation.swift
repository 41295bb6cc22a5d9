// UIView's animations, property animators and their timing.

extension UIView {
    @pure enum AnimationCurve: Int {
        case easeInOut, easeIn, easeOut, linear
    }
    @pure enum AnimationTransition: Int {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }
    @pure enum SystemAnimation: UInt {
        case delete
    }
    @pure struct AnimationOptions: OptionSet {
        init(rawValue: UInt)
        static var layoutSubviews: UIView.AnimationOptions { get }
        static var allowUserInteraction: UIView.AnimationOptions { get }
        static var beginFromCurrentState: UIView.AnimationOptions { get }
        static var `repeat`: UIView.AnimationOptions { get }
        static var autoreverse: UIView.AnimationOptions { get }
        static var overrideInheritedDuration: UIView.AnimationOptions { get }
        static var overrideInheritedCurve: UIView.AnimationOptions { get }
        static var allowAnimatedContent: UIView.AnimationOptions { get }
        static var showHideTransitionViews: UIView.AnimationOptions { get }
        static var overrideInheritedOptions: UIView.AnimationOptions { get }
        static var curveEaseInOut: UIView.AnimationOptions { get }
        static var curveEaseIn: UIView.AnimationOptions { get }
        static var curveEaseOut: UIView.AnimationOptions { get }
        static var curveLinear: UIView.AnimationOptions { get }
        static var transitionFlipFromLeft: UIView.AnimationOptions { get }
        static var transitionFlipFromRight: UIView.AnimationOptions { get }
        static var transitionCurlUp: UIView.AnimationOptions { get }
        static var transitionCurlDown: UIView.AnimationOptions { get }
        static var transitionCrossDissolve: UIView.AnimationOptions { get }
        static var transitionFlipFromTop: UIView.AnimationOptions { get }
        static var transitionFlipFromBottom: UIView.AnimationOptions { get }
        static var preferredFramesPerSecond60: UIView.AnimationOptions { get }
        static var preferredFramesPerSecond30: UIView.AnimationOptions { get }
        @available(iOS 26, *) static var flushUpdates: UIView.AnimationOptions { get }
    }
    @pure struct KeyframeAnimationOptions: OptionSet {
        init(rawValue: UInt)
        static var layoutSubviews: UIView.KeyframeAnimationOptions { get }
        static var allowUserInteraction: UIView.KeyframeAnimationOptions { get }
        static var beginFromCurrentState: UIView.KeyframeAnimationOptions { get }
        static var `repeat`: UIView.KeyframeAnimationOptions { get }
        static var autoreverse: UIView.KeyframeAnimationOptions { get }
        static var overrideInheritedDuration: UIView.KeyframeAnimationOptions { get }
        static var overrideInheritedOptions: UIView.KeyframeAnimationOptions { get }
        static var calculationModeLinear: UIView.KeyframeAnimationOptions { get }
        static var calculationModeDiscrete: UIView.KeyframeAnimationOptions { get }
        static var calculationModePaced: UIView.KeyframeAnimationOptions { get }
        static var calculationModeCubic: UIView.KeyframeAnimationOptions { get }
        static var calculationModeCubicPaced: UIView.KeyframeAnimationOptions { get }
        @available(iOS 26, *) static var flushUpdates: UIView.KeyframeAnimationOptions { get }
    }
    class func setAnimationsEnabled(_ enabled: Bool)
    class var areAnimationsEnabled: Bool { get }
    @atOnce class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
    class var inheritedAnimationDuration: TimeInterval { get }
    @atOnce class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    @atOnce class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    @atOnce class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
    @atOnce class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    @atOnce @available(iOS 17, *) class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity velocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil)
    @atOnce @available(iOS 18, *) class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil)
    @atOnce class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil)
    class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil)
    class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    @available(iOS 13, *) class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void)
    @atOnce class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void)
    @available(iOS, deprecated: 13) class func beginAnimations(
        _ animationID: String?, context: UnsafeMutableRawPointer?)
    @available(iOS, deprecated: 13) class func commitAnimations()
    @available(iOS, deprecated: 13) class func setAnimationDelegate(_ delegate: Any?)
    @available(iOS, deprecated: 13) class func setAnimationWillStart(_ selector: Selector?)
    @available(iOS, deprecated: 13) class func setAnimationDidStop(_ selector: Selector?)
    @available(iOS, deprecated: 13) class func setAnimationDuration(_ duration: TimeInterval)
    @available(iOS, deprecated: 13) class func setAnimationDelay(_ delay: TimeInterval)
    @available(iOS, deprecated: 13) class func setAnimationStart(_ startDate: Date)
    @available(iOS, deprecated: 13) class func setAnimationCurve(_ curve: UIView.AnimationCurve)
    @available(iOS, deprecated: 13) class func setAnimationRepeatCount(_ repeatCount: Float)
    @available(iOS, deprecated: 13) class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool)
    @available(iOS, deprecated: 13) class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool)
    @available(iOS, deprecated: 13) class func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool)
}
@pure enum UIViewAnimatingState: Int {
    case inactive, active, stopped
}
@pure enum UIViewAnimatingPosition: Int {
    case end, start, current
}
@MainActor protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    @callsBack func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    @callsBack func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    @callsBack func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
@MainActor protocol UIViewImplicitlyAnimating: UIViewAnimating {
    optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    optional func addAnimations(_ animation: @escaping () -> Void)
    optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    optional func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
@view @MainActor @pure class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider)
    convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
    convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil)
    convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
    class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self
    var timingParameters: (any UITimingCurveProvider)? { get }
    var duration: TimeInterval { get }
    var delay: TimeInterval { get }
    var isUserInteractionEnabled: Bool
    var isManualHitTestingEnabled: Bool
    var isInterruptible: Bool
    var scrubsLinearly: Bool
    var pausesOnCompletion: Bool
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool
    @callsBack var fractionComplete: CGFloat
    @callsBack func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    @callsBack func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    @callsBack func finishAnimation(at finalPosition: UIViewAnimatingPosition)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    @available(iOS 26, *) var flushUpdates: Bool
}
@pure enum UITimingCurveType: Int {
    case builtin, cubic, spring, composed
}
@MainActor protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}
@MainActor @pure class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    init()
    init(animationCurve curve: UIView.AnimationCurve)
    init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)
    @pure var animationCurve: UIView.AnimationCurve { get }
    @pure var controlPoint1: CGPoint { get }
    @pure var controlPoint2: CGPoint { get }
}
@MainActor @pure class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    init()
    init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector)
    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector)
    convenience init(dampingRatio ratio: CGFloat)
    @available(iOS 17, *) convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero)
    @pure var initialVelocity: CGVector { get }
    @available(iOS 17, *) @pure var settlingDuration: TimeInterval { get }
}
@view @MainActor @pure class UIMotionEffect: NSObject, NSCopying, NSCoding {
    init()
    func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]?
}
@pure class UIInterpolatingMotionEffect: UIMotionEffect {
    init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType)
    var keyPath: String { get }
    var type: UIInterpolatingMotionEffect.EffectType { get }
    var minimumRelativeValue: Any?
    var maximumRelativeValue: Any?
    @pure enum EffectType: Int {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }
}
@pure class UIMotionEffectGroup: UIMotionEffect {
    var motionEffects: [UIMotionEffect]?
}
