extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run("animate(\(duration), delay: \(delay), options: \(options.rawValue))", animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run("animate(\(duration))", animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run("animate(\(duration), delay: \(delay), damping: \(dampingRatio))", animations, completion)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run("transition(\(view.traceName), \(duration), options: \(options.rawValue))", animations ?? {}, completion)
    }

    public class func transition(
        from first: UIView, to second: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let superview = first.superview
        let swap = {
            first.removeFromSuperview()
            superview?.addSubview(second)
        }
        run("transition(from: \(first.traceName), to: \(second.traceName))", swap, completion)
    }

    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run("animateKeyframes(\(duration), delay: \(delay))", animations, completion)
    }

    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double, animations: @escaping () -> Void
    ) {
        run("addKeyframe(\(start), \(duration))", animations, nil)
    }

    public class func performWithoutAnimation(_ actions: () -> Void) {
        Trace.record("UIView.performWithoutAnimation")
        actions()
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { Trace.record("UIView.setAnimationsEnabled(\(enabled))") }
    public class var areAnimationsEnabled: Bool { true }

    /// An animation's changes are made at once; its completion is called later, as UIKit does.
    private class func run(_ what: String, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        Trace.record("UIView.\(what)")
        animations()
        if let completion { MainLoop.enqueue { completion(true) } }
    }
}

@preconcurrency @MainActor
public final class UIViewPropertyAnimator: NSObject {
    public private(set) var isRunning = false
    public var fractionComplete: CGFloat = 0
    private let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    public func startAnimation() {
        Trace.record("UIViewPropertyAnimator.startAnimation(\(duration))")
        let (run, done) = (animations, completions)
        (animations, completions) = ([], [])
        for animation in run { animation() }
        MainLoop.enqueue { for completion in done { completion(.end) } }
    }

    public func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    public func stopAnimation(_ withoutFinishing: Bool) { Trace.record("UIViewPropertyAnimator.stopAnimation()") }
    public func pauseAnimation() { Trace.record("UIViewPropertyAnimator.pauseAnimation()") }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
