// UIView: geometry, hierarchy, rendering, layout, snapshots, gestures and traits.

@view @pure
class UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment,
    UICoordinateSpace, UIFocusItem, UIFocusItemContainer, CALayerDelegate
{
    init(frame: CGRect)
    init?(coder: NSCoder)
    @pure class var layerClass: AnyClass { get }
    var isUserInteractionEnabled: Bool
    var tag: Int
    var layer: CALayer { get }
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    @available(iOS 14, *) var focusGroupIdentifier: String?
    @available(iOS 15, *) var focusGroupPriority: UIFocusGroupPriority
    @available(iOS 15, *) var focusEffect: UIFocusEffect?
    var semanticContentAttribute: UISemanticContentAttribute
    @pure class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    @pure class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    @callsBack @available(iOS 13, *) var overrideUserInterfaceStyle: UIUserInterfaceStyle
}
extension UIView {
    @pure enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }
    @pure struct AutoresizingMask: OptionSet {
        init(rawValue: UInt)
        static var flexibleLeftMargin: UIView.AutoresizingMask { get }
        static var flexibleWidth: UIView.AutoresizingMask { get }
        static var flexibleRightMargin: UIView.AutoresizingMask { get }
        static var flexibleTopMargin: UIView.AutoresizingMask { get }
        static var flexibleHeight: UIView.AutoresizingMask { get }
        static var flexibleBottomMargin: UIView.AutoresizingMask { get }
    }
    @pure enum TintAdjustmentMode: Int {
        case automatic, normal, dimmed
    }
}
@pure enum UISemanticContentAttribute: Int {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
extension UIView {
    var frame: CGRect
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    @available(iOS 13, *) var transform3D: CATransform3D
    var contentScaleFactor: CGFloat
    @available(iOS 16, *) var anchorPoint: CGPoint
    var isMultipleTouchEnabled: Bool
    var isExclusiveTouch: Bool
    @callsBack func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
    func convert(_ rect: CGRect, to view: UIView?) -> CGRect
    func convert(_ rect: CGRect, from view: UIView?) -> CGRect
    var autoresizesSubviews: Bool
    var autoresizingMask: UIView.AutoresizingMask
    @callsBack func sizeThatFits(_ size: CGSize) -> CGSize
    @callsBack func sizeToFit()
}
extension UIView {
    var superview: UIView? { get }
    var subviews: [UIView] { get }
    var window: UIWindow? { get }
    @releasesView @callsBack func removeFromSuperview()
    @callsBack func insertSubview(_ view: UIView, at index: Int)
    @callsBack func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
    @callsBack func addSubview(_ view: UIView)
    @callsBack func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
    @callsBack func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
    func bringSubviewToFront(_ view: UIView)
    func sendSubviewToBack(_ view: UIView)
    func didAddSubview(_ subview: UIView)
    func willRemoveSubview(_ subview: UIView)
    func willMove(toSuperview newSuperview: UIView?)
    func didMoveToSuperview()
    func willMove(toWindow newWindow: UIWindow?)
    func didMoveToWindow()
    func isDescendant(of view: UIView) -> Bool
    func viewWithTag(_ tag: Int) -> UIView?
    func setNeedsLayout()
    @callsBack func layoutIfNeeded()
    func layoutSubviews()
    @available(iOS 26, *) func setNeedsUpdateProperties()
    @available(iOS 26, *) @callsBack func updatePropertiesIfNeeded()
    @available(iOS 26, *) func updateProperties()
    @callsBack var layoutMargins: UIEdgeInsets
    @callsBack var directionalLayoutMargins: NSDirectionalEdgeInsets
    var preservesSuperviewLayoutMargins: Bool
    var insetsLayoutMarginsFromSafeArea: Bool
    func layoutMarginsDidChange()
    var safeAreaInsets: UIEdgeInsets { get }
    func safeAreaInsetsDidChange()
    var layoutMarginsGuide: UILayoutGuide { get }
    var readableContentGuide: UILayoutGuide { get }
    var safeAreaLayoutGuide: UILayoutGuide { get }
    @available(iOS 15, *) var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
    @available(iOS 26, *) func layoutGuide(for layoutRegion: UIView.LayoutRegion) -> UILayoutGuide
    @available(iOS 26, *) func directionalEdgeInsets(for layoutRegion: UIView.LayoutRegion) -> NSDirectionalEdgeInsets
    @available(iOS 26, *) func edgeInsets(for layoutRegion: UIView.LayoutRegion) -> UIEdgeInsets
}
extension UIView {
    func draw(_ rect: CGRect)
    func setNeedsDisplay()
    func setNeedsDisplay(_ rect: CGRect)
    var clipsToBounds: Bool
    var backgroundColor: UIColor?
    var alpha: CGFloat
    var isOpaque: Bool
    var clearsContextBeforeDrawing: Bool
    var isHidden: Bool
    var contentMode: UIView.ContentMode
    var mask: UIView?
    @callsBack var tintColor: UIColor!
    @callsBack var tintAdjustmentMode: UIView.TintAdjustmentMode
    func tintColorDidChange()
    @available(iOS 26, *) var cornerConfiguration: UICornerConfiguration
    @available(iOS 26, *) func effectiveRadius(corner: UIRectCorner) -> CGFloat
}
extension UIView {
    var gestureRecognizers: [UIGestureRecognizer]?
    func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func addMotionEffect(_ effect: UIMotionEffect)
    func removeMotionEffect(_ effect: UIMotionEffect)
    var motionEffects: [UIMotionEffect]
    func addInteraction(_ interaction: any UIInteraction)
    func removeInteraction(_ interaction: any UIInteraction)
    var interactions: [any UIInteraction]
    @callsBack @discardableResult func endEditing(_ force: Bool) -> Bool
    @callsBack func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
    @callsBack func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView?
    @callsBack func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
    func viewPrintFormatter() -> UIViewPrintFormatter
    func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter)
    var restorationIdentifier: String?
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    @callsBack func setNeedsFocusUpdate()
    @callsBack func updateFocusIfNeeded()
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    @available(iOS 17, *) var traitOverrides: any UITraitOverrides
    @available(iOS 17, *) @callsBack func updateTraitsIfNeeded()
    @available(iOS 17, *) var hoverStyle: UIHoverStyle?
}
@available(iOS 17, *) extension UIView: UITraitChangeObservable {
}
extension UIView {
    @available(iOS 15, *) var minimumContentSizeCategory: UIContentSizeCategory?
    @available(iOS 15, *) var maximumContentSizeCategory: UIContentSizeCategory?
    @available(iOS 15, *) var appliedContentSizeCategoryLimitsDescription: String { get }
    var accessibilityIgnoresInvertColors: Bool
}
extension UIView: UILargeContentViewerItem, UIAccessibilityIdentification, UIUserActivityRestoring {
}
@MainActor protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}
@available(iOS 15, *) extension UIView {
    @propertyWrapper struct Invalidating<Value, InvalidationType>
    where Value: Equatable, InvalidationType: UIViewInvalidating {
        init(wrappedValue: Value, _ invalidation: InvalidationType)
        init<InvalidationType1, InvalidationType2>(
            wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2)
        where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>
        init<InvalidationType1, InvalidationType2, InvalidationType3>(
            wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
            _ invalidation3: InvalidationType3)
        where
            InvalidationType == UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
            >
        var wrappedValue: Value
    }
    enum Invalidations {
        @pure struct Display: UIViewInvalidating {
            init()
            func invalidate(view: UIView)
        }
        @pure struct Layout: UIViewInvalidating {
            init()
            func invalidate(view: UIView)
        }
        @pure struct Constraints: UIViewInvalidating {
            init()
            func invalidate(view: UIView)
        }
        @pure struct IntrinsicContentSize: UIViewInvalidating {
            init()
            func invalidate(view: UIView)
        }
        @pure struct Configuration: UIViewInvalidating {
            init()
            func invalidate(view: UIView)
        }
        @pure struct Tuple<Invalidation1, Invalidation2>: UIViewInvalidating
        where Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating {
            init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2)
            func invalidate(view: UIView)
        }
    }
}
@available(iOS 15, *) protocol UIViewInvalidating {
    func invalidate(view: UIView)
}
extension UIViewInvalidating {
    @pure static var display: UIView.Invalidations.Display { get }
    @pure static var layout: UIView.Invalidations.Layout { get }
    @pure static var constraints: UIView.Invalidations.Constraints { get }
    @pure static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { get }
    @pure static var configuration: UIView.Invalidations.Configuration { get }
}
