@preconcurrency @MainActor
open class UIBarItem: NSObject, Traceable {
    public nonisolated(unsafe) var traceName = ""
    open var title: String? { didSet { record(title) } }
    open var image: UIImage? { didSet { record(image) } }
    open var isEnabled = true { didSet { record(isEnabled) } }
    open var tag = 0
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityLabel: String? { didSet { record(accessibilityLabel) } }
    open var accessibilityHint: String? { didSet { record(accessibilityHint) } }
    open var accessibilityIdentifier: String? { didSet { record(accessibilityIdentifier) } }

    public override init() {
        super.init()
        traceName = Trace.nextName(for: type(of: self))
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        record(call: "setTitleTextAttributes(\(Trace.describe(attributes)))")
    }
}

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    open var style = Style.plain { didSet { record(style) } }
    open var width: CGFloat = 0
    open var tintColor: UIColor? { didSet { record(tintColor) } }
    open var customView: UIView? { didSet { record(customView) } }
    open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
    open var action: Selector?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var isHidden = false { didSet { record(isHidden) } }
    private var hasTarget = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    private func configure(_ kind: String, _ style: Style, _ target: Any?, _ action: Selector?) {
        if style != .plain { self.style = style }
        traceName += "(\(kind))"
        self.target = target.map { $0 as AnyObject }
        hasTarget = target != nil
        self.action = action
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(title ?? "nil", style, target, action)
        self.title = title
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        configure(image?.traceName ?? "nil", style, target, action)
        self.image = image
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }

    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init()
        configure("\(item)", .plain, target, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        configure("custom", .plain, nil, nil)
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        configure("\(systemItem)", .plain, nil, nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        configure(title ?? image?.traceName ?? primaryAction?.title ?? "", .plain, nil, nil)
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public class func flexibleSpace() -> Self { self.init(space: .flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> Self { self.init(space: .fixedSpace) }

    required public init(space: SystemItem) {
        super.init()
        configure("\(space)", .plain, nil, nil)
    }

    /// A user's tap: nothing happens if the item is disabled or its target is gone.
    public func tap() {
        record(call: "tap()")
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(sender: self) }
        if let button = customView as? UIControl { return button.touch() }
        guard let action, !hasTarget || target != nil else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
