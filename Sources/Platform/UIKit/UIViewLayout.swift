// UIView with constraints, and the anchors, guides and priorities that these are made of.

extension UIView {
    @pure class var requiresConstraintBasedLayout: Bool { get }
    var translatesAutoresizingMaskIntoConstraints: Bool
    var constraints: [NSLayoutConstraint] { get }
    func addConstraint(_ constraint: NSLayoutConstraint)
    func addConstraints(_ constraints: [NSLayoutConstraint])
    func removeConstraint(_ constraint: NSLayoutConstraint)
    func removeConstraints(_ constraints: [NSLayoutConstraint])
    @callsBack func updateConstraintsIfNeeded()
    func updateConstraints()
    func needsUpdateConstraints() -> Bool
    func setNeedsUpdateConstraints()
    func alignmentRect(forFrame frame: CGRect) -> CGRect
    func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
    var alignmentRectInsets: UIEdgeInsets { get }
    @available(iOS, deprecated: 9) func forBaselineLayout() -> UIView
    var forFirstBaselineLayout: UIView { get }
    var forLastBaselineLayout: UIView { get }
    nonisolated static let noIntrinsicMetric: CGFloat
    var intrinsicContentSize: CGSize { get }
    func invalidateIntrinsicContentSize()
    func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    nonisolated static let layoutFittingCompressedSize: CGSize
    nonisolated static let layoutFittingExpandedSize: CGSize
    @callsBack func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
    @callsBack func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize
    var layoutGuides: [UILayoutGuide] { get }
    func addLayoutGuide(_ layoutGuide: UILayoutGuide)
    func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
    var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
    var hasAmbiguousLayout: Bool { get }
    func exerciseAmbiguityInLayout()
}
@view @MainActor class NSLayoutConstraint: NSObject {
    @pure class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint]
    @pure convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
    @pure init()
    var priority: UILayoutPriority
    var shouldBeArchived: Bool
    var firstItem: AnyObject? { get }
    var secondItem: AnyObject? { get }
    var firstAttribute: NSLayoutConstraint.Attribute { get }
    var secondAttribute: NSLayoutConstraint.Attribute { get }
    var firstAnchor: NSLayoutAnchor<AnyObject> { get }
    var secondAnchor: NSLayoutAnchor<AnyObject>? { get }
    var relation: NSLayoutConstraint.Relation { get }
    var multiplier: CGFloat { get }
    var constant: CGFloat
    var isActive: Bool
    class func activate(_ constraints: [NSLayoutConstraint])
    class func deactivate(_ constraints: [NSLayoutConstraint])
    var identifier: String?
}
extension NSLayoutConstraint {
    @pure enum Relation: Int {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    @pure enum Attribute: Int {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
        @pure static var baseline: NSLayoutConstraint.Attribute { get }
    }
    @pure enum Axis: Int {
        case horizontal, vertical
    }
    @pure struct FormatOptions: OptionSet {
        init(rawValue: UInt)
        static var alignAllLeft: NSLayoutConstraint.FormatOptions { get }
        static var alignAllRight: NSLayoutConstraint.FormatOptions { get }
        static var alignAllTop: NSLayoutConstraint.FormatOptions { get }
        static var alignAllBottom: NSLayoutConstraint.FormatOptions { get }
        static var alignAllLeading: NSLayoutConstraint.FormatOptions { get }
        static var alignAllTrailing: NSLayoutConstraint.FormatOptions { get }
        static var alignAllCenterX: NSLayoutConstraint.FormatOptions { get }
        static var alignAllCenterY: NSLayoutConstraint.FormatOptions { get }
        static var alignAllLastBaseline: NSLayoutConstraint.FormatOptions { get }
        static var alignAllFirstBaseline: NSLayoutConstraint.FormatOptions { get }
        static var alignmentMask: NSLayoutConstraint.FormatOptions { get }
        static var directionLeadingToTrailing: NSLayoutConstraint.FormatOptions { get }
        static var directionLeftToRight: NSLayoutConstraint.FormatOptions { get }
        static var directionRightToLeft: NSLayoutConstraint.FormatOptions { get }
        static var directionMask: NSLayoutConstraint.FormatOptions { get }
        static var spacingBaselineToBaseline: NSLayoutConstraint.FormatOptions { get }
        static var spacingMask: NSLayoutConstraint.FormatOptions { get }
    }
}
@pure struct UILayoutPriority: RawRepresentable, Hashable {
    init(_ rawValue: Float)
    init(rawValue: Float)
    @pure var rawValue: Float { get }
    static let required: UILayoutPriority
    static let defaultHigh: UILayoutPriority
    static let dragThatCanResizeScene: UILayoutPriority
    static let sceneSizeStayPut: UILayoutPriority
    static let dragThatCannotResizeScene: UILayoutPriority
    static let defaultLow: UILayoutPriority
    static let fittingSizeLevel: UILayoutPriority
}
@view @MainActor class NSLayoutAnchor<AnchorType>: NSObject, NSCopying, NSCoding where AnchorType: AnyObject {
    @pure func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    @pure func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    @pure func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    @pure func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    @pure func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    @pure func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
}
class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    @pure func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
    @pure func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    @pure func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    @pure func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
}
class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    @pure func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
    @pure func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    @pure func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    @pure func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
}
class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    @pure func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
    @pure func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
    @pure func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
    @pure func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    @pure func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    @pure func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    @pure func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    @pure func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    @pure func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
}
@view @MainActor @pure class UILayoutGuide: NSObject, NSCoding {
    init()
    var layoutFrame: CGRect { get }
    weak var owningView: UIView?
    var identifier: String
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
    var hasAmbiguousLayout: Bool { get }
}
@available(iOS 15, *) class UITrackingLayoutGuide: UILayoutGuide {
    func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
    func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]
    func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom awayFromEdge: NSDirectionalRectEdge)
    func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]
    func removeAllTrackedConstraints()
}
@available(iOS 15, *) class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    var followsUndockedKeyboard: Bool
    @available(iOS 17, *) var usesBottomSafeArea: Bool
    @available(iOS 17, *) var keyboardDismissPadding: CGFloat
}
@available(iOS 26, *) extension UIView {
    @pure class LayoutRegion: NSObject, NSCopying {
        @pure enum AdaptivityAxis: Int {
            case none, horizontal, vertical
        }
        @pure class func safeArea(cornerAdaptation adaptivityAxis: UIView.LayoutRegion.AdaptivityAxis = .none) -> Self
        @pure class func margins(cornerAdaptation adaptivityAxis: UIView.LayoutRegion.AdaptivityAxis = .none) -> Self
        @pure class func readableContent(cornerAdaptation adaptivityAxis: UIView.LayoutRegion.AdaptivityAxis = .none)
            -> Self
    }
}
@available(iOS 26, *) @pure struct UICornerConfiguration: Hashable {
    @pure static func corners(radius: UICornerRadius) -> UICornerConfiguration
    @pure static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration
    @pure static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration
    @pure static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration
    @pure static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration
    @pure static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration
}
@available(iOS 26, *) @pure struct UICornerRadius: Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    @pure static func fixed(_ radius: CGFloat) -> UICornerRadius
    @pure static func containerConcentric(minimum minimumRadius: CGFloat? = nil) -> UICornerRadius
}
