// UISplitViewController with its delegate.

@part @pure class UISplitViewController: UIViewController {
    init?(coder: NSCoder)
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    @available(iOS 14, *) init(style: UISplitViewController.Style)
    @available(iOS 14, *) var style: UISplitViewController.Style { get }
    weak var delegate: (any UISplitViewControllerDelegate)?
    @available(iOS 14, *) var showsSecondaryOnlyButton: Bool
    @available(iOS 14, *) var preferredSplitBehavior: UISplitViewController.SplitBehavior
    @available(iOS 14, *) var splitBehavior: UISplitViewController.SplitBehavior { get }
    @navigates @releasesSelf @callsBack @available(iOS 14, *)
    func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
    @context @available(iOS 14, *)
    func viewController(for column: UISplitViewController.Column) -> UIViewController?
    @navigates @callsBack @available(iOS 14, *) func hide(_ column: UISplitViewController.Column)
    @navigates @callsBack @available(iOS 14, *) func show(_ column: UISplitViewController.Column)
    @context @available(iOS 26, *) func isShowing(_ column: UISplitViewController.Column) -> Bool
    @context @navigates @releasesSelf @callsBack var viewControllers: [UIViewController]
    var presentsWithGesture: Bool
    @context var isCollapsed: Bool { get }
    @callsBack var preferredDisplayMode: UISplitViewController.DisplayMode
    @context var displayMode: UISplitViewController.DisplayMode { get }
    var displayModeButtonItem: UIBarButtonItem { get }
    @available(iOS 14.5, *) var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility
    var preferredPrimaryColumnWidthFraction: CGFloat
    @available(iOS 14, *) var preferredPrimaryColumnWidth: CGFloat
    var minimumPrimaryColumnWidth: CGFloat
    var maximumPrimaryColumnWidth: CGFloat
    var primaryColumnWidth: CGFloat { get }
    @available(iOS 14, *) var preferredSupplementaryColumnWidthFraction: CGFloat
    @available(iOS 14, *) var preferredSupplementaryColumnWidth: CGFloat
    @available(iOS 14, *) var minimumSupplementaryColumnWidth: CGFloat
    @available(iOS 14, *) var maximumSupplementaryColumnWidth: CGFloat
    @available(iOS 14, *) var supplementaryColumnWidth: CGFloat { get }
    @available(iOS 26, *) var minimumSecondaryColumnWidth: CGFloat
    @available(iOS 26, *) var preferredSecondaryColumnWidth: CGFloat
    @available(iOS 26, *) var preferredSecondaryColumnWidthFraction: CGFloat
    @available(iOS 26, *) var minimumInspectorColumnWidth: CGFloat
    @available(iOS 26, *) var maximumInspectorColumnWidth: CGFloat
    @available(iOS 26, *) var preferredInspectorColumnWidth: CGFloat
    @available(iOS 26, *) var preferredInspectorColumnWidthFraction: CGFloat
    var primaryEdge: UISplitViewController.PrimaryEdge
    @available(iOS 13, *) var primaryBackgroundStyle: UISplitViewController.BackgroundStyle
    @pure static let automaticDimension: CGFloat
    @pure enum DisplayMode: Int {
        case automatic
        case secondaryOnly, oneBesideSecondary, oneOverSecondary
        @available(iOS 14, *) case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        @pure @available(iOS, deprecated: 14, renamed: "secondaryOnly") static var primaryHidden: DisplayMode { get }
        @pure @available(iOS, deprecated: 14, renamed: "oneBesideSecondary") static var allVisible: DisplayMode { get }
        @pure @available(iOS, deprecated: 14, renamed: "oneOverSecondary") static var primaryOverlay: DisplayMode {
            get
        }
    }
    @pure enum PrimaryEdge: Int {
        case leading, trailing
    }
    @available(iOS 13, *) @pure enum BackgroundStyle: Int {
        case none, sidebar
    }
    @available(iOS 14, *) @pure enum Style: Int {
        case unspecified, doubleColumn, tripleColumn
    }
    @available(iOS 14, *) @pure enum Column: Int {
        case primary, supplementary, secondary, compact
        @available(iOS 26, *) case inspector
    }
    @available(iOS 14, *) @pure enum SplitBehavior: Int {
        case automatic, tile, overlay, displace
    }
    @available(iOS 14.5, *) @pure enum DisplayModeButtonVisibility: Int {
        case automatic, never, always
    }
    @available(iOS 26, *) @pure enum LayoutEnvironment: Int {
        case none, expanded, collapsed
    }
}
@MainActor protocol UISplitViewControllerDelegate {
    optional func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    optional func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode
    optional func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    optional func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    optional func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController?
    optional func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController?
    optional func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    optional func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    optional func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    optional func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
    @available(iOS, deprecated: 8) optional func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController)
    @available(iOS, deprecated: 8) optional func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)
    @available(iOS, deprecated: 8) optional func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController)
    @available(iOS, deprecated: 8) optional func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool
    @available(iOS 14, *) optional func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    @available(iOS 14, *) optional func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    @available(iOS 14, *) optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    @available(iOS 14, *) optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
    @available(iOS 14, *) optional func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    @available(iOS 14, *) optional func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    @available(iOS 26, *) optional func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    @available(iOS 26, *) optional func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    @available(iOS 14, *) optional func splitViewControllerInteractivePresentationGestureWillBegin(
        _ svc: UISplitViewController)
    @available(iOS 14, *) optional func splitViewControllerInteractivePresentationGestureDidEnd(
        _ svc: UISplitViewController)
}
