// View controllers of one view: table, collection and page view controllers, with the delegates of the latter.

@part @pure class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    init(style: UITableView.Style)
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    var tableView: UITableView!
    var clearsSelectionOnViewWillAppear: Bool
    var refreshControl: UIRefreshControl?
}
@part @pure class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    // It ends the program for want of a layout.
    @available(*, unavailable) convenience init()
    init(collectionViewLayout layout: UICollectionViewLayout)
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    var collectionView: UICollectionView!
    var clearsSelectionOnViewWillAppear: Bool
    var useLayoutToLayoutNavigationTransitions: Bool
    var collectionViewLayout: UICollectionViewLayout { get }
    var installsStandardGestureForInteractiveMovement: Bool
}
@part @pure class UIPageViewController: UIViewController {
    init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil)
    init?(coder: NSCoder)
    weak var delegate: (any UIPageViewControllerDelegate)?
    weak var dataSource: (any UIPageViewControllerDataSource)?
    var transitionStyle: UIPageViewController.TransitionStyle { get }
    var navigationOrientation: UIPageViewController.NavigationOrientation { get }
    var spineLocation: UIPageViewController.SpineLocation { get }
    var isDoubleSided: Bool
    var gestureRecognizers: [UIGestureRecognizer] { get }
    @context var viewControllers: [UIViewController]? { get }
    @navigates @releasesSelf @callsBack
    func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil)
    @pure enum NavigationOrientation: Int {
        case horizontal, vertical
    }
    @pure enum SpineLocation: Int {
        case none, min, mid, max
    }
    @pure enum NavigationDirection: Int {
        case forward, reverse
    }
    @pure enum TransitionStyle: Int {
        case pageCurl, scroll
    }
    @pure struct OptionsKey: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let spineLocation: UIPageViewController.OptionsKey
        @pure static let interPageSpacing: UIPageViewController.OptionsKey
    }
}
@MainActor protocol UIPageViewControllerDelegate: NSObjectProtocol {
    optional func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    optional func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    optional func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    optional func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    optional func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}
@MainActor protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    optional func presentationCount(for pageViewController: UIPageViewController) -> Int
    optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
