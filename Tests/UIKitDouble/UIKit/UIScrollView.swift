@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// Declares the scroll view's `delegate` apart from its class, since a subclass gives it another type.
@preconcurrency @MainActor
public protocol UIScrollDelegating: AnyObject {
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollDelegating {
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollDelegating {
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public struct DecelerationRate: Hashable, Sendable {
        public let rawValue: CGFloat
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public weak var scrollDelegate: (any UIScrollViewDelegate)?
    open var contentOffset = CGPoint.zero {
        didSet {
            record(contentOffset)
            if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) }
        }
    }
    open var contentSize = CGSize.zero { didSet { record(contentSize) } }
    open var contentInset = UIEdgeInsets.zero { didSet { record(contentInset) } }
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { record(scrollIndicatorInsets) } }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { record(verticalScrollIndicatorInsets) } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { record(contentInsetAdjustmentBehavior) }
    }
    open var isScrollEnabled = true { didSet { record(isScrollEnabled) } }
    open var isPagingEnabled = false { didSet { record(isPagingEnabled) } }
    open var isDirectionalLockEnabled = false
    open var bounces = true { didSet { record(bounces) } }
    open var alwaysBounceVertical = false { didSet { record(alwaysBounceVertical) } }
    open var alwaysBounceHorizontal = false { didSet { record(alwaysBounceHorizontal) } }
    open var showsVerticalScrollIndicator = true { didSet { record(showsVerticalScrollIndicator) } }
    open var showsHorizontalScrollIndicator = true { didSet { record(showsHorizontalScrollIndicator) } }
    open var indicatorStyle = IndicatorStyle.default
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { record(keyboardDismissMode) } }
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var minimumZoomScale: CGFloat = 1 { didSet { record(minimumZoomScale) } }
    open var maximumZoomScale: CGFloat = 1 { didSet { record(maximumZoomScale) } }
    open var zoomScale: CGFloat = 1 {
        didSet {
            record(zoomScale)
            scrollDelegate?.scrollViewDidZoom(self)
        }
    }
    open var isDragging = false
    open var isTracking: Bool { isDragging }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open var refreshControl: UIRefreshControl? { didSet { record(refreshControl) } }
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(named: "content", in: self)
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(named: "frame", in: self)

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        record(call: "setContentOffset(animated: \(animated))")
        contentOffset = offset
        if animated { MainLoop.enqueue { self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self) } }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        record(call: "scrollRectToVisible(\(Trace.describe(rect)), animated: \(animated))")
    }
    open func zoom(to rect: CGRect, animated: Bool) {
        record(call: "zoom(to: \(Trace.describe(rect)), animated: \(animated))")
    }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func adjustedContentInsetDidChange() { recordOverridable("adjustedContentInsetDidChange()") }
    open func flashScrollIndicators() { record(call: "flashScrollIndicators()") }

    /// A user's drag: the delegate hears of its start, the scrolling and its end.
    public func drag(to offset: CGPoint, decelerates: Bool = false) {
        isDragging = true
        scrollDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { UIResponder.firstResponder?.resignFirstResponder() }
        contentOffset = offset
        var target = offset
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        isDragging = false
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates else { return }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
}

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? { didSet { record(attributedTitle) } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func beginRefreshing() {
        record(call: "beginRefreshing()")
        isRefreshing = true
    }

    open func endRefreshing() {
        record(call: "endRefreshing()")
        isRefreshing = false
    }

    /// A user's pull.
    public func pull() {
        record(call: "pull()")
        isRefreshing = true
        sendActions(for: .valueChanged)
    }
}
