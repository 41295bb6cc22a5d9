// UIScrollView, its delegate, and refresh and zoom.

@pure class UIScrollView: UIView, NSCoding, UIFocusItemScrollableContainer {
    @callsBack var contentOffset: CGPoint
    @callsBack var contentSize: CGSize
    @callsBack var contentInset: UIEdgeInsets
    var adjustedContentInset: UIEdgeInsets { get }
    func adjustedContentInsetDidChange()
    var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
    @available(iOS 13, *) var automaticallyAdjustsScrollIndicatorInsets: Bool
    @available(iOS 17.4, *) var contentAlignmentPoint: CGPoint
    var contentLayoutGuide: UILayoutGuide { get }
    var frameLayoutGuide: UILayoutGuide { get }
    weak var delegate: (any UIScrollViewDelegate)?
    var isDirectionalLockEnabled: Bool
    var bounces: Bool
    var alwaysBounceVertical: Bool
    var alwaysBounceHorizontal: Bool
    var isPagingEnabled: Bool
    var isScrollEnabled: Bool
    @available(iOS 17.4, *) var bouncesHorizontally: Bool
    @available(iOS 17.4, *) var bouncesVertically: Bool
    @available(iOS 17.4, *) var transfersHorizontalScrollingToParent: Bool
    @available(iOS 17.4, *) var transfersVerticalScrollingToParent: Bool
    var showsVerticalScrollIndicator: Bool
    var showsHorizontalScrollIndicator: Bool
    var indicatorStyle: UIScrollView.IndicatorStyle
    @available(iOS, deprecated: 13) var scrollIndicatorInsets: UIEdgeInsets
    var verticalScrollIndicatorInsets: UIEdgeInsets
    var horizontalScrollIndicatorInsets: UIEdgeInsets
    var decelerationRate: UIScrollView.DecelerationRate
    var indexDisplayMode: UIScrollView.IndexDisplayMode
    @callsBack func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
    @callsBack func scrollRectToVisible(_ rect: CGRect, animated: Bool)
    func flashScrollIndicators()
    @available(iOS 17.4, *) func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void)
    @available(iOS 17.4, *) func stopScrollingAndZooming()
    var isTracking: Bool { get }
    var isDragging: Bool { get }
    var isDecelerating: Bool { get }
    @available(iOS 17.4, *) var isScrollAnimating: Bool { get }
    var delaysContentTouches: Bool
    var canCancelContentTouches: Bool
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
    func touchesShouldCancel(in view: UIView) -> Bool
    var minimumZoomScale: CGFloat
    var maximumZoomScale: CGFloat
    @callsBack var zoomScale: CGFloat
    @callsBack func setZoomScale(_ scale: CGFloat, animated: Bool)
    @callsBack func zoom(to rect: CGRect, animated: Bool)
    var bouncesZoom: Bool
    var isZooming: Bool { get }
    var isZoomBouncing: Bool { get }
    @available(iOS 17.4, *) var isZoomAnimating: Bool { get }
    var scrollsToTop: Bool
    var panGestureRecognizer: UIPanGestureRecognizer { get }
    var pinchGestureRecognizer: UIPinchGestureRecognizer? { get }
    var directionalPressGestureRecognizer: UIGestureRecognizer { get }
    var keyboardDismissMode: UIScrollView.KeyboardDismissMode
    var refreshControl: UIRefreshControl?
    @available(iOS 17, *) var allowsKeyboardScrolling: Bool
    @available(iOS 26, *) var topEdgeEffect: UIScrollEdgeEffect { get }
    @available(iOS 26, *) var leftEdgeEffect: UIScrollEdgeEffect { get }
    @available(iOS 26, *) var bottomEdgeEffect: UIScrollEdgeEffect { get }
    @available(iOS 26, *) var rightEdgeEffect: UIScrollEdgeEffect { get }
    @pure enum IndicatorStyle: Int {
        case `default`, black, white
    }
    @pure enum KeyboardDismissMode: Int {
        case none, onDrag, interactive
        @available(iOS 16, *) case onDragWithAccessory
        @available(iOS 16, *) case interactiveWithAccessory
    }
    @pure enum IndexDisplayMode: Int {
        case automatic, alwaysHidden
    }
    @pure enum ContentInsetAdjustmentBehavior: Int {
        case automatic, scrollableAxes, never, always
    }
    @pure struct DecelerationRate: RawRepresentable, Hashable {
        init(rawValue: CGFloat)
        static let normal: UIScrollView.DecelerationRate
        static let fast: UIScrollView.DecelerationRate
    }
}
@available(iOS 26, *) @view @MainActor class UIScrollEdgeEffect: NSObject {
    var style: UIScrollEdgeEffect.Style
    var isHidden: Bool
    @pure class Style: NSObject {
        @pure class var automatic: UIScrollEdgeEffect.Style { get }
        @pure class var soft: UIScrollEdgeEffect.Style { get }
        @pure class var hard: UIScrollEdgeEffect.Style { get }
    }
}
@available(iOS 26, *) @view @MainActor @pure class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    init()
    weak var scrollView: UIScrollView?
    var edge: UIRectEdge
}
@MainActor protocol UIScrollViewDelegate: NSObjectProtocol {
    optional func scrollViewDidScroll(_ scrollView: UIScrollView)
    optional func scrollViewDidZoom(_ scrollView: UIScrollView)
    optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    optional func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
@MainActor protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    optional func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    optional func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}
