// Touches, presses and the events that bring them.

@view @MainActor class UITouch: NSObject {
    var timestamp: TimeInterval { get }
    var phase: UITouch.Phase { get }
    var tapCount: Int { get }
    var type: UITouch.TouchType { get }
    var majorRadius: CGFloat { get }
    var majorRadiusTolerance: CGFloat { get }
    var window: UIWindow? { get }
    var view: UIView? { get }
    var gestureRecognizers: [UIGestureRecognizer]? { get }
    func location(in view: UIView?) -> CGPoint
    func previousLocation(in view: UIView?) -> CGPoint
    func preciseLocation(in view: UIView?) -> CGPoint
    func precisePreviousLocation(in view: UIView?) -> CGPoint
    var force: CGFloat { get }
    var maximumPossibleForce: CGFloat { get }
    func azimuthAngle(in view: UIView?) -> CGFloat
    func azimuthUnitVector(in view: UIView?) -> CGVector
    var altitudeAngle: CGFloat { get }
    @available(iOS 17.5, *) var rollAngle: CGFloat { get }
    var estimationUpdateIndex: NSNumber? { get }
    var estimatedProperties: UITouch.Properties { get }
    var estimatedPropertiesExpectingUpdates: UITouch.Properties { get }
    @pure enum Phase: Int {
        case began, moved, stationary, ended, cancelled
        @available(iOS 13.4, *) case regionEntered
        @available(iOS 13.4, *) case regionMoved
        @available(iOS 13.4, *) case regionExited
    }
    @pure enum TouchType: Int {
        case direct, indirect, pencil
        static var stylus: UITouch.TouchType { get }
        @available(iOS 13.4, *) case indirectPointer
    }
    @pure struct Properties: OptionSet {
        init(rawValue: Int)
        static var force: UITouch.Properties { get }
        static var azimuth: UITouch.Properties { get }
        static var altitude: UITouch.Properties { get }
        static var location: UITouch.Properties { get }
        @available(iOS 17.5, *) static var roll: UITouch.Properties { get }
    }
}
@view class UIPress: NSObject {
    var timestamp: TimeInterval { get }
    var phase: UIPress.Phase { get }
    var type: UIPress.PressType { get }
    var window: UIWindow? { get }
    var responder: UIResponder? { get }
    var gestureRecognizers: [UIGestureRecognizer]? { get }
    var force: CGFloat { get }
    var key: UIKey? { get }
    @pure enum Phase: Int {
        case began, changed, stationary, ended, cancelled
    }
    @pure enum PressType: Int {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }
}
@view @MainActor class UIEvent: NSObject {
    var type: UIEvent.EventType { get }
    var subtype: UIEvent.EventSubtype { get }
    var timestamp: TimeInterval { get }
    @available(iOS 13.4, *) var modifierFlags: UIKeyModifierFlags { get }
    @available(iOS 13.4, *) var buttonMask: UIEvent.ButtonMask { get }
    var allTouches: Set<UITouch>? { get }
    func touches(for window: UIWindow) -> Set<UITouch>?
    func touches(for view: UIView) -> Set<UITouch>?
    func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>?
    func coalescedTouches(for touch: UITouch) -> [UITouch]?
    func predictedTouches(for touch: UITouch) -> [UITouch]?
    @pure enum EventType: Int {
        case touches, motion, remoteControl, presses
        @available(iOS 13.4, *) case scroll = 10
        @available(iOS 13.4, *) case hover
        @available(iOS 13.4, *) case transform = 14
    }
    @pure enum EventSubtype: Int {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
            remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
            remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }
    @available(iOS 13.4, *) @pure struct ButtonMask: OptionSet {
        init(rawValue: Int)
        static var primary: UIEvent.ButtonMask { get }
        static var secondary: UIEvent.ButtonMask { get }
        @pure static func button(_ buttonNumber: Int) -> UIEvent.ButtonMask
    }
}
class UIPressesEvent: UIEvent {
    var allPresses: Set<UIPress> { get }
    func presses(for gesture: UIGestureRecognizer) -> Set<UIPress>
}
