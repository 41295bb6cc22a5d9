@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController?
    func presentationCount(for controller: UIPageViewController) -> Int
    func presentationIndex(for controller: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for controller: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for controller: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ controller: UIPageViewController, willTransitionTo pages: [UIViewController])
    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_ controller: UIPageViewController, willTransitionTo pages: [UIViewController]) {}
    public func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public struct OptionsKey: Hashable, Sendable {
        public let rawValue: String
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

    public init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        record(call: "setViewControllers(\(Trace.describe(controllers)), \(direction), animated: \(animated))")
        for child in children { release(child: child) }
        for child in controllers ?? [] { adopt(child) }
        if let completion { MainLoop.enqueue { completion(true) } }
    }

    /// A user's swipe to the next or the previous page.
    public func swipe(_ direction: NavigationDirection) {
        guard let current = children.first else { return }
        let next =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: current)
            : dataSource?.pageViewController(self, viewControllerBefore: current)
        guard let next else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        release(child: current)
        adopt(next)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: true)
    }
}
