// Gesture recognisers and their delegate.

@view @pure @MainActor class UIGestureRecognizer: NSObject {
    init(target: Any?, action: Selector?)
    convenience init()
    convenience init?(coder: NSCoder)
    func addTarget(_ target: Any, action: Selector)
    func removeTarget(_ target: Any?, action: Selector?)
    var state: UIGestureRecognizer.State
    weak var delegate: (any UIGestureRecognizerDelegate)?
    var isEnabled: Bool
    var view: UIView? { get }
    var cancelsTouchesInView: Bool
    var delaysTouchesBegan: Bool
    var delaysTouchesEnded: Bool
    var allowedTouchTypes: [NSNumber]
    var allowedPressTypes: [NSNumber]
    var requiresExclusiveTouchType: Bool
    func require(toFail otherGestureRecognizer: UIGestureRecognizer)
    func location(in view: UIView?) -> CGPoint
    var numberOfTouches: Int { get }
    func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
    var name: String?
    @available(iOS 13.4, *) var modifierFlags: UIKeyModifierFlags { get }
    @available(iOS 13.4, *) var buttonMask: UIEvent.ButtonMask { get }
    @pure enum State: Int {
        case possible, began, changed, ended, cancelled, failed
        static var recognized: UIGestureRecognizer.State { get }
    }
}
extension UIGestureRecognizer {
    func ignore(_ touch: UITouch, for event: UIEvent)
    func ignore(_ button: UIPress, for event: UIPressesEvent)
    func reset()
    func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool
    func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool
    func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
    @available(iOS 13.4, *) func shouldReceive(_ event: UIEvent) -> Bool
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
    func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent)
    func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent)
    func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent)
    func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent)
}
@MainActor protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    @available(iOS 13.4, *) optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool
}
@pure class UITapGestureRecognizer: UIGestureRecognizer {
    var numberOfTapsRequired: Int
    var numberOfTouchesRequired: Int
    @available(iOS 13.4, *) var buttonMaskRequired: UIEvent.ButtonMask
}
@pure class UIPinchGestureRecognizer: UIGestureRecognizer {
    var scale: CGFloat
    var velocity: CGFloat { get }
}
@pure class UIRotationGestureRecognizer: UIGestureRecognizer {
    var rotation: CGFloat
    var velocity: CGFloat { get }
}
@pure class UISwipeGestureRecognizer: UIGestureRecognizer {
    var numberOfTouchesRequired: Int
    var direction: UISwipeGestureRecognizer.Direction
    @pure struct Direction: OptionSet {
        init(rawValue: UInt)
        static var right: UISwipeGestureRecognizer.Direction { get }
        static var left: UISwipeGestureRecognizer.Direction { get }
        static var up: UISwipeGestureRecognizer.Direction { get }
        static var down: UISwipeGestureRecognizer.Direction { get }
    }
}
@pure class UIPanGestureRecognizer: UIGestureRecognizer {
    var minimumNumberOfTouches: Int
    var maximumNumberOfTouches: Int
    func translation(in view: UIView?) -> CGPoint
    func setTranslation(_ translation: CGPoint, in view: UIView?)
    func velocity(in view: UIView?) -> CGPoint
    @available(iOS 13.4, *) var allowedScrollTypesMask: UIScrollTypeMask
}
@pure class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    var edges: UIRectEdge
}
@pure class UILongPressGestureRecognizer: UIGestureRecognizer {
    var numberOfTapsRequired: Int
    var numberOfTouchesRequired: Int
    var minimumPressDuration: TimeInterval
    var allowableMovement: CGFloat
}
@available(iOS 13, *) @pure class UIHoverGestureRecognizer: UIGestureRecognizer {
    @available(iOS 16.1, *) var zOffset: CGFloat { get }
    @available(iOS 16.4, *) func azimuthAngle(in view: UIView?) -> CGFloat
    @available(iOS 16.4, *) func azimuthUnitVector(in view: UIView?) -> CGVector
    @available(iOS 16.4, *) var altitudeAngle: CGFloat { get }
    @available(iOS 17.5, *) var rollAngle: CGFloat { get }
}
@available(iOS 13.4, *) @pure enum UIScrollType: UInt {
    case discrete, continuous
}
@available(iOS 13.4, *) @pure struct UIScrollTypeMask: OptionSet {
    init(rawValue: Int)
    static var discrete: UIScrollTypeMask { get }
    static var continuous: UIScrollTypeMask { get }
    static var all: UIScrollTypeMask { get }
}
