@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { record(axis) } }
    open var distribution = Distribution.fill { didSet { record(distribution) } }
    open var alignment = Alignment.fill { didSet { record(alignment) } }
    open var spacing: CGFloat = 0 { didSet { record(spacing) } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { record(isLayoutMarginsRelativeArrangement) } }
    open var isBaselineRelativeArrangement = false
    public private(set) var arrangedSubviews: [UIView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        record(call: "addArrangedSubview(\(view.traceName))")
        arrangedSubviews.append(view)
        insert(view, at: subviews.count)
    }
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        record(call: "insertArrangedSubview(\(view.traceName), at: \(index))")
        arrangedSubviews.insert(view, at: index)
        insert(view, at: index)
    }
    open func removeArrangedSubview(_ view: UIView) {
        record(call: "removeArrangedSubview(\(view.traceName))")
        arrangedSubviews.removeAll { $0 === view }
    }
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        record(call: "setCustomSpacing(\(spacing), after: \(view.traceName))")
    }
    open override func willRemoveSubview(_ subview: UIView) { arrangedSubviews.removeAll { $0 === subview } }
}

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial
    }
    public init(style: Style) { super.init() }
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { record(effect == nil ? "nil" : "effect") } }
    public private(set) lazy var contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
