@_exported import FoundationDouble

@preconcurrency @MainActor
open class UIResponder: NSObject, Traceable, BuiltInMessages, KeyValueObserver {
    public nonisolated(unsafe) var traceName = ""

    private static weak var first: UIResponder?

    public override init() {
        super.init()
        traceName = Trace.nextName(for: type(of: self))
    }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { UIResponder.first === self }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The responder that has the focus, for a driver.
    public static var firstResponder: UIResponder? { first }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if isFirstResponder { return true }
        if let first = UIResponder.first, !first.resignFirstResponder() { return false }
        record(call: "becomeFirstResponder()")
        UIResponder.first = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
        record(call: "resignFirstResponder()")
        UIResponder.first = nil
        return true
    }

    open func reloadInputViews() { record(call: "reloadInputViews()") }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func remoteControlReceived(with event: UIEvent?) {}

    // MARK: - What assistive technologies ask for

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    open nonisolated func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    open func performBuiltIn(_ selector: Selector, _ arguments: [Any?]) -> Bool {
        switch selector.description {
        case "becomeFirstResponder": becomeFirstResponder()
        case "resignFirstResponder": resignFirstResponder()
        default: return false
        }
        return true
    }
}

extension UIResponder {
    /// A user's gesture of escape: the first that takes it, from here up.
    @discardableResult
    public func escape() -> Bool {
        record(call: "escape()")
        var responder: UIResponder? = self
        while let current = responder {
            if current.accessibilityPerformEscape() { return true }
            responder = current.next
        }
        return false
    }

    /// Records that UIKit's own implementation ran, for the program's classes: that is how a lost `super` shows.
    func recordOverridable(_ call: String) {
        if !String(reflecting: type(of: self)).hasPrefix("UIKit.") { record(call: "super.\(call)") }
    }
}

public final class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    public var phase = Phase.began
    public var tapCount = 1
    public var point = CGPoint.zero
    public weak var view: UIView?

    public func location(in view: UIView?) -> CGPoint { point }
}

open class UIEvent: NSObject {
    public enum EventSubtype: Int, Sendable { case none, motionShake }
}

public final class UIPress: NSObject {
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    public let type: PressType
    public init(type: PressType) { self.type = type }
}

public final class UIPressesEvent: UIEvent {}

public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

@preconcurrency @MainActor
public class UIKeyCommand: NSObject {
    public let input: String?
    public let action: Selector?
    public var title = ""
    public var discoverabilityTitle: String?

    public static let inputEscape = "escape"
    public static let inputUpArrow = "up"
    public static let inputDownArrow = "down"
    public static let inputLeftArrow = "left"
    public static let inputRightArrow = "right"

    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.action = action
        super.init()
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.title = title
        self.discoverabilityTitle = discoverabilityTitle
    }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = UIKeyModifierFlags(rawValue: 1)
    public static let control = UIKeyModifierFlags(rawValue: 2)
    public static let alternate = UIKeyModifierFlags(rawValue: 4)
    public static let command = UIKeyModifierFlags(rawValue: 8)
}
