@preconcurrency @MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    private struct Registration {
        weak var target: AnyObject?
        let hasTarget: Bool
        let selector: Selector?
        let action: UIAction?
        let events: Event
    }

    open var isEnabled = true { didSet { record(isEnabled) } }
    open var isSelected = false { didSet { record(isSelected) } }
    open var isHighlighted = false { didSet { record(isHighlighted) } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { record(contentHorizontalAlignment) }
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { record(contentVerticalAlignment) } }
    open var isTracking: Bool { false }
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    private var registrations: [Registration] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        record(call: "addTarget(\(action), for: \(events.rawValue))")
        let object = target.map { $0 as AnyObject }
        registrations.append(
            Registration(target: object, hasTarget: object != nil, selector: action, action: nil, events: events))
    }

    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        record(call: "removeTarget(\(action?.description ?? "nil"), for: \(events.rawValue))")
        let object = target.map { $0 as AnyObject }
        registrations.removeAll {
            (object == nil || $0.target === object) && (action == nil || $0.selector == action)
                && !$0.events.isDisjoint(with: events)
        }
    }

    open func addAction(_ action: UIAction, for events: Event) {
        record(call: "addAction(\"\(action.title)\", for: \(events.rawValue))")
        registrations.append(
            Registration(target: nil, hasTarget: false, selector: nil, action: action, events: events))
    }

    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        registrations.filter { $0.target === target as AnyObject? && $0.events.contains(event) }
            .compactMap { $0.selector?.description }
    }

    public var allTargets: Set<AnyHashable> { Set(registrations.compactMap { $0.target as? NSObject }) }

    open func sendActions(for events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            if let action = registration.action {
                action.perform(sender: self)
            } else if let selector = registration.selector, !registration.hasTarget || registration.target != nil {
                sendAction(selector, to: registration.target, for: nil)
            }
        }
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// A user's touch: nothing happens if the control is disabled, hidden or doesn't take touches.
    public func touch(_ event: Event = .touchUpInside) {
        guard isEnabled, !isHidden, isUserInteractionEnabled else { return record(call: "touch ignored") }
        sendActions(for: event == .touchUpInside ? [event, .primaryActionTriggered] : event)
    }
}
