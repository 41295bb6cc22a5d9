@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, Traceable {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    public nonisolated(unsafe) var traceName = ""
    open var state = State.possible
    open var isEnabled = true { didSet { record(isEnabled) } }
    open var cancelsTouchesInView = true { didSet { record(cancelsTouchesInView) } }
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    open var numberOfTouches: Int { 1 }
    /// Where the finger is, for a driver to set.
    public var point = CGPoint.zero
    private var registrations: [(target: WeakTarget, selector: Selector)] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        traceName = Trace.nextName(for: type(of: self))
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    open func addTarget(_ target: Any, action: Selector) {
        registrations.append((WeakTarget(target as AnyObject), action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        registrations.removeAll {
            (target == nil || $0.target.object === target as AnyObject?) && (action == nil || $0.selector == action)
        }
    }

    open func location(in view: UIView?) -> CGPoint { point }
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { point }
    open func require(toFail other: UIGestureRecognizer) { record(call: "require(toFail: \(other.traceName))") }

    /// A user's gesture: enters the state and sends the actions, unless disabled or refused by the delegate.
    public func recognize(_ newState: State = .ended) {
        record(call: "recognize(\(newState))")
        guard isEnabled else { return }
        let begins = newState == .began || newState == .ended && state == .possible
        if begins, delegate?.gestureRecognizerShouldBegin(self) == false { return }
        state = newState
        for (target, selector) in registrations {
            if let object = target.object { sendMessage(selector, to: object, with: [self]) }
        }
        if newState.rawValue >= State.ended.rawValue { state = .possible }
    }
}

final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1 { didSet { record(numberOfTapsRequired) } }
    open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5 { didSet { record(minimumPressDuration) } }
    open var allowableMovement: CGFloat = 10
    open var numberOfTouchesRequired = 1
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right { didSet { record(direction.rawValue) } }
    open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var moved = CGPoint.zero
    private var speed = CGPoint.zero
    open func translation(in view: UIView?) -> CGPoint { moved }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    open func velocity(in view: UIView?) -> CGPoint { speed }
    /// How fast the finger moves, for a driver to set.
    public func setVelocity(_ velocity: CGPoint) { speed = velocity }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
}
