@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    private let style: FeedbackStyle
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    public override convenience init() { self.init(style: .medium) }
    open func impactOccurred() { Trace.record("impact(\(style))") }
    open func impactOccurred(intensity: CGFloat) { Trace.record("impact(\(style))") }
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) { Trace.record("feedback(\(type))") }
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { Trace.record("feedback(selection)") }
}

@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    open var string: String? { didSet { Trace.record("UIPasteboard.string = \(Trace.describe(string))") } }
    open var url: URL? { didSet { Trace.record("UIPasteboard.url = \(Trace.describe(url))") } }
    open var image: UIImage? { didSet { Trace.record("UIPasteboard.image = \(Trace.describe(image))") } }
    open var hasStrings: Bool { string != nil }
}

public enum UIAccessibility {
    public struct Notification: Hashable, Sendable {
        public let rawValue: String
        public static let announcement = Notification(rawValue: "announcement")
        public static let layoutChanged = Notification(rawValue: "layoutChanged")
        public static let screenChanged = Notification(rawValue: "screenChanged")
    }
    public static func post(notification: Notification, argument: Any?) {
        Trace.record("UIAccessibility.post(\(notification.rawValue), \(Trace.describe(argument)))")
    }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOver")
}

extension UIResponder {
    public static nonisolated let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
    public static nonisolated let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
    public static nonisolated let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
    public static nonisolated let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
    public static nonisolated let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
    public static nonisolated let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
    public static nonisolated let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
    public static nonisolated let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
    public static nonisolated let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
    public static nonisolated let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
}

extension NSValue {
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

/// The keyboard, for a driver: posts what the system posts.
@preconcurrency @MainActor
public enum Keyboard {
    /// - Parameter asValue: whether the frame is an `NSValue`, since casts don't bridge it here: false for code that says
    ///   `as? CGRect`.
    public static func show(height: CGFloat = 216, asValue: Bool = true) {
        let frame = CGRect(x: 0, y: 480 - height, width: 320, height: height)
        post(
            [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification],
            asValue ? NSValue(cgRect: frame) : frame)
    }

    public static func hide(asValue: Bool = true) {
        let frame = CGRect(x: 0, y: 480, width: 320, height: 216)
        post(
            [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification],
            asValue ? NSValue(cgRect: frame) : frame)
    }

    private static func post(_ names: [Notification.Name], _ frame: Any) {
        for name in names {
            NotificationCenter.default.post(
                name: name, object: nil,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: frame,
                    UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                    UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                ])
        }
    }
}

open class UIBezierPath: NSObject {
    public override init() { super.init() }
    public convenience init(rect: CGRect) { self.init() }
    public convenience init(ovalIn rect: CGRect) { self.init() }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) { self.init() }
    open var lineWidth: CGFloat = 1
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func close() {}
    open func fill() {}
    open func stroke() {}
}
