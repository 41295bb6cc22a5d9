public struct UILayoutPriority: Hashable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, Traceable {
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case notAnAttribute = 0
    }
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public nonisolated(unsafe) var traceName: String
    open var constant: CGFloat { didSet { record(constant) } }
    open var priority = UILayoutPriority.required { didSet { record(priority.rawValue) } }
    open var identifier: String?
    open var isActive = false { didSet { record(isActive) } }
    public let multiplier: CGFloat
    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation

    public init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute other: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = first as AnyObject
        secondItem = second.map { $0 as AnyObject }
        firstAttribute = attribute
        secondAttribute = other
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        let right = second.map { "\(Trace.describe($0)).\(other) * \(multiplier) + " } ?? ""
        traceName = "(\(Trace.describe(first)).\(attribute) \(sign) \(right)\(constant))"
        super.init()
    }

    /// A constraint as a nib holds it, for an outlet.
    public override convenience init() {
        self.init(
            item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }
    open class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        Trace.record("NSLayoutConstraint.constraints(\(format))")
        return []
    }
}

@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: any Traceable
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any Traceable, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ constant: CGFloat,
        _ multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint { constraint(.equal, anchor, 0) }
    open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 0)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant)
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, 8 * multiplier)
    }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, 8 * multiplier)
    }
}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil, constant)
    }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant)
    }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant)
    }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant, multiplier)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant, multiplier)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant, multiplier)
    }
}

@preconcurrency @MainActor
public protocol LayoutAnchoring: Traceable {}

extension LayoutAnchoring {
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: LayoutAnchoring {
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
        constraint.isActive = true
    }
    public func addConstraints(_ list: [NSLayoutConstraint]) { for each in list { addConstraint(each) } }
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        constraint.isActive = false
    }
    public func removeConstraints(_ list: [NSLayoutConstraint]) { for each in list { removeConstraint(each) } }
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        record(call: "addLayoutGuide(\(guide.traceName))")
        layoutGuides.append(guide)
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        record(call: "setContentHuggingPriority(\(priority.rawValue), for: \(axis))")
    }
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        record(call: "setContentCompressionResistancePriority(\(priority.rawValue), for: \(axis))")
    }
}

@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchoring {
    public nonisolated(unsafe) var traceName: String
    public private(set) weak var owningView: UIView?
    open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

    public override init() {
        traceName = Trace.nextName(for: UILayoutGuide.self)
        super.init()
    }

    init(named name: String, in view: UIView) {
        traceName = "\(view.traceName).\(name)"
        owningView = view
        super.init()
    }
}
