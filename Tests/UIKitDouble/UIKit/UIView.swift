@preconcurrency @MainActor
open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    open class var layerClass: AnyClass { CALayer.self }
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // MARK: - Geometry

    open var frame: CGRect {
        didSet {
            record(frame)
            needsLayout = true
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform = CGAffineTransform.identity { didSet { record(transform) } }
    open var contentScaleFactor: CGFloat = 1
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    // MARK: - Look

    open var alpha: CGFloat = 1 { didSet { record(alpha) } }
    open var isHidden = false { didSet { record(isHidden) } }
    open var isOpaque = true { didSet { record(isOpaque) } }
    open var clipsToBounds = false { didSet { record(clipsToBounds) } }
    open var backgroundColor: UIColor? { didSet { record(backgroundColor) } }
    open var tintColor: UIColor! { didSet { record(tintColor) } }
    open var contentMode = ContentMode.scaleToFill { didSet { record(contentMode) } }
    open var autoresizingMask: AutoresizingMask = [] { didSet { record(autoresizingMask.rawValue) } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { record(overrideUserInterfaceStyle) }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var mask: UIView?
    open var tag = 0 { didSet { record(tag) } }
    open var isUserInteractionEnabled = true { didSet { record(isUserInteractionEnabled) } }
    open var isMultipleTouchEnabled = false { didSet { record(isMultipleTouchEnabled) } }
    open var isExclusiveTouch = false
    public private(set) lazy var layer = (type(of: self).layerClass as! CALayer.Type).init(of: self)

    // MARK: - Accessibility

    open var isAccessibilityElement = false { didSet { record(isAccessibilityElement) } }
    open var accessibilityLabel: String? { didSet { record(accessibilityLabel) } }
    open var accessibilityHint: String? { didSet { record(accessibilityHint) } }
    open var accessibilityValue: String? { didSet { record(accessibilityValue) } }
    open var accessibilityIdentifier: String? { didSet { record(accessibilityIdentifier) } }
    open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { record(accessibilityTraits.rawValue) } }
    open var accessibilityElementsHidden = false { didSet { record(accessibilityElementsHidden) } }
    open var accessibilityViewIsModal = false { didSet { record(accessibilityViewIsModal) } }
    open var accessibilityElements: [Any]?
    open var shouldGroupAccessibilityChildren = false

    // MARK: - Layout

    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { record(translatesAutoresizingMaskIntoConstraints) }
    }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { record(layoutMargins) } }
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
        didSet { record(directionalLayoutMargins) }
    }
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var safeAreaInsets: UIEdgeInsets { .zero }
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(named: "safeArea", in: self)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(named: "margins", in: self)
    public private(set) lazy var readableContentGuide = UILayoutGuide(named: "readable", in: self)
    public private(set) lazy var keyboardLayoutGuide = UILayoutGuide(named: "keyboard", in: self)
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    public internal(set) var constraints: [NSLayoutConstraint] = []
    var needsLayout = true

    // MARK: - Hierarchy

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window }
    weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }

    public var gestureRecognizers: [UIGestureRecognizer]?
    public internal(set) var interactions: [any UIInteraction] = []
    open var traitCollection: UITraitCollection { .current }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    open override func performBuiltIn(_ selector: Selector, _ arguments: [Any?]) -> Bool {
        switch selector.description {
        case "endEditing:", "endEditing": endEditing(false)
        case "removeFromSuperview": removeFromSuperview()
        case "layoutIfNeeded": layoutIfNeeded()
        case "setNeedsLayout": setNeedsLayout()
        default: return super.performBuiltIn(selector, arguments)
        }
        return true
    }

    // MARK: - Overridable

    open func layoutSubviews() { recordOverridable("layoutSubviews()") }
    open func draw(_ rect: CGRect) {}
    open func updateConstraints() { recordOverridable("updateConstraints()") }
    open func didMoveToSuperview() { recordOverridable("didMoveToSuperview()") }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToWindow() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func tintColorDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func prepareForInterfaceBuilder() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        recordOverridable("traitCollectionDidChange()")
    }
    open func awakeFromNib() { recordOverridable("awakeFromNib()") }
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { frame.size }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {}
