// UIViewController: its view, life cycle, presentation, containment, rotation, restoration and traits.

@part @screen @pure class UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UITraitEnvironment {
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    convenience init()
    var view: UIView!
    func loadView()
    @callsBack func loadViewIfNeeded()
    var viewIfLoaded: UIView? { get }
    func viewDidLoad()
    var isViewLoaded: Bool { get }
    var nibName: String? { get }
    var nibBundle: Bundle? { get }
    @context var storyboard: UIStoryboard? { get }
    var title: String?
    func didReceiveMemoryWarning()
    func viewWillAppear(_ animated: Bool)
    @available(iOS 13, *) func viewIsAppearing(_ animated: Bool)
    func viewDidAppear(_ animated: Bool)
    func viewWillDisappear(_ animated: Bool)
    func viewDidDisappear(_ animated: Bool)
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    func updateViewConstraints()
    @available(iOS 26, *) func updateProperties()
    @available(iOS 26, *) func setNeedsUpdateProperties()
    @callsBack @available(iOS 26, *) func updatePropertiesIfNeeded()
    @context weak var parent: UIViewController? { get }
    @context var presentedViewController: UIViewController? { get }
    @context var presentingViewController: UIViewController? { get }
    var definesPresentationContext: Bool
    var providesPresentationContextTransitionStyle: Bool
    var restoresFocusAfterTransition: Bool
    @available(iOS 15, *) var focusGroupIdentifier: String?
    @available(iOS 16, *) var interactionActivityTrackingBaseName: String?
    @context var isBeingPresented: Bool { get }
    @context var isBeingDismissed: Bool { get }
    @context var isMovingToParent: Bool { get }
    @context var isMovingFromParent: Bool { get }
    @navigates @callsBack func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    @navigates @releasesSelf @callsBack @named("close", "dismissScreen")
    func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
    @navigates @callsBack func show(_ vc: UIViewController, sender: Any?)
    @navigates @callsBack func showDetailViewController(_ vc: UIViewController, sender: Any?)
    @context @callsBack func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
    var modalTransitionStyle: UIModalTransitionStyle
    var modalPresentationStyle: UIModalPresentationStyle
    var modalPresentationCapturesStatusBarAppearance: Bool
    var disablesAutomaticKeyboardDismissal: Bool { get }
    var edgesForExtendedLayout: UIRectEdge
    var extendedLayoutIncludesOpaqueBars: Bool
    @available(iOS, deprecated: 11) var automaticallyAdjustsScrollViewInsets: Bool
    @available(iOS 15, *) func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
    @available(iOS 15, *) func setContentScrollView(_ scrollView: UIScrollView?)
    @available(iOS 15, *) func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView?
    var preferredContentSize: CGSize
    var preferredStatusBarStyle: UIStatusBarStyle { get }
    var prefersStatusBarHidden: Bool { get }
    var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get }
    @callsBack func setNeedsStatusBarAppearanceUpdate()
    @available(iOS, unavailable) var preferredUserInterfaceStyle: UIUserInterfaceStyle { get }
    @available(iOS, unavailable) func setNeedsUserInterfaceAppearanceUpdate()
    @available(iOS, unavailable) var childViewControllerForUserInterfaceStyle: UIViewController? { get }
    @available(iOS 13, *) var overrideUserInterfaceStyle: UIUserInterfaceStyle
    @pure nonisolated static let showDetailTargetDidChangeNotification: NSNotification.Name
    @pure nonisolated static let hierarchyInconsistencyException: NSExceptionName
}
extension UIViewController: UIContentContainer, UIFocusEnvironment, UIStateRestoring, NSExtensionRequestHandling {}
@available(iOS 17, *) extension UIViewController: UITraitChangeObservable {}
extension UIViewController {
    @navigates @releasesSelf @callsBack @named("performScreenSegue")
    func performSegue(withIdentifier identifier: String, sender: Any?)
    func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
    func prepare(for segue: UIStoryboardSegue, sender: Any?)
    @available(iOS 13, *) func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool
    @available(iOS, deprecated: 13) func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool
    func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController]
    func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController?
    @available(iOS, deprecated: 9) func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController?
    func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController)
    @available(iOS, deprecated: 9) func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue?
}
extension UIViewController {
    @callsBack @available(iOS, deprecated: 16) class func attemptRotationToDeviceOrientation()
    @available(iOS, deprecated: 16) var shouldAutorotate: Bool { get }
    var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
    var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
    @callsBack @available(iOS 16, *) func setNeedsUpdateOfSupportedInterfaceOrientations()
    @available(iOS 26, *) var childViewControllerForInterfaceOrientationLock: UIViewController? { get }
    @available(iOS 26, *) var prefersInterfaceOrientationLocked: Bool { get }
    @callsBack @available(iOS 26, *) func setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    @available(iOS, deprecated: 8) var interfaceOrientation: UIInterfaceOrientation { get }
    @available(iOS, deprecated: 8) func willRotate(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    @available(iOS, deprecated: 8) func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
    @available(iOS, deprecated: 8) func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    @callsBack var isEditing: Bool
    @callsBack func setEditing(_ editing: Bool, animated: Bool)
    var editButtonItem: UIBarButtonItem { get }
    @available(iOS, deprecated: 8) var searchDisplayController: UISearchDisplayController? { get }
}
extension UIViewController {
    @context var children: [UIViewController] { get }
    @callsBack func addChild(_ childController: UIViewController)
    @releasesSelf @callsBack func removeFromParent()
    @callsBack func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    @callsBack func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
    @callsBack func endAppearanceTransition()
    var childForStatusBarStyle: UIViewController? { get }
    var childForStatusBarHidden: UIViewController? { get }
    @callsBack @available(iOS, deprecated: 17) func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController)
    @available(iOS, deprecated: 17) func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection?
    var shouldAutomaticallyForwardAppearanceMethods: Bool { get }
    @available(iOS, deprecated: 8) func shouldAutomaticallyForwardRotationMethods() -> Bool
    func willMove(toParent parent: UIViewController?)
    func didMove(toParent parent: UIViewController?)
    // The names before Swift 4.2, which old code may still hold.
    @available(swift, obsoleted: 4.2, renamed: "children") @context var childViewControllers: [UIViewController] {
        get
    }
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)") @callsBack func addChildViewController(
        _ childController: UIViewController)
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()") @releasesSelf @callsBack
    func removeFromParentViewController()
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)") func willMove(
        toParentViewController parent: UIViewController?)
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)") func didMove(
        toParentViewController parent: UIViewController?)
}
extension UIViewController {
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
    @available(iOS 18, *) var preferredTransition: UIViewController.Transition?
    @available(iOS, deprecated: 11) var topLayoutGuide: any UILayoutSupport { get }
    @available(iOS, deprecated: 11) var bottomLayoutGuide: any UILayoutSupport { get }
    var additionalSafeAreaInsets: UIEdgeInsets
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    var viewRespectsSystemMinimumLayoutMargins: Bool
    func viewLayoutMarginsDidChange()
    func viewSafeAreaInsetsDidChange()
    func addKeyCommand(_ keyCommand: UIKeyCommand)
    func removeKeyCommand(_ keyCommand: UIKeyCommand)
    @available(iOS 13, *) var performsActionsWhilePresentingModally: Bool { get }
    var extensionContext: NSExtensionContext? { get }
    var presentationController: UIPresentationController? { get }
    @available(iOS 15, *) var sheetPresentationController: UISheetPresentationController? { get }
    var popoverPresentationController: UIPopoverPresentationController? { get }
    @available(iOS 16, *) var activePresentationController: UIPresentationController? { get }
    @available(iOS 13, *) var isModalInPresentation: Bool
    @available(iOS, deprecated: 13) var isModalInPopover: Bool
    @available(iOS, deprecated: 13) func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing
    @available(iOS, deprecated: 13) func unregisterForPreviewing(
        withContext previewing: any UIViewControllerPreviewing)
    @available(iOS, deprecated: 13) var previewActionItems: [any UIPreviewActionItem] { get }
    var childForScreenEdgesDeferringSystemGestures: UIViewController? { get }
    var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get }
    @callsBack func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    var childForHomeIndicatorAutoHidden: UIViewController? { get }
    var prefersHomeIndicatorAutoHidden: Bool { get }
    @callsBack func setNeedsUpdateOfHomeIndicatorAutoHidden()
    @available(iOS 14, *) var childViewControllerForPointerLock: UIViewController? { get }
    @available(iOS 14, *) var prefersPointerLocked: Bool { get }
    @callsBack @available(iOS 14, *) func setNeedsUpdateOfPrefersPointerLocked()
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    weak var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    func setNeedsFocusUpdate()
    @callsBack func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
extension UIViewController {
    var navigationItem: UINavigationItem { get }
    var hidesBottomBarWhenPushed: Bool
    @context var navigationController: UINavigationController? { get }
    var toolbarItems: [UIBarButtonItem]?
    func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
    var tabBarItem: UITabBarItem!
    @context var tabBarController: UITabBarController? { get }
    @context @available(iOS 18, *) var tab: UITab? { get }
    @available(iOS, unavailable) var tabBarObservedScrollView: UIScrollView?
    @context var splitViewController: UISplitViewController? { get }
    @callsBack func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController)
    @callsBack func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController?
    @available(iOS 17, *) var traitOverrides: UITraitOverrides
    @callsBack @available(iOS 17, *) func updateTraitsIfNeeded()
    @available(iOS 17, *) var contentUnavailableConfiguration: (any UIContentConfiguration)?
    @available(iOS 17, *) var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { get }
    @available(iOS 17, *) func setNeedsUpdateContentUnavailableConfiguration()
    @available(iOS 17, *) func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState)
}
extension UIViewController {
    @available(iOS 16.4, *) @propertyWrapper struct ViewLoading<Value> {
        init()
        init(wrappedValue: Value)
        var wrappedValue: Value { get set }
    }
    @available(iOS 18, *) @MainActor class Transition: NSObject {
        class var coverVertical: Self { get }
        class var flipHorizontal: Self { get }
        class var crossDissolve: Self { get }
        class var partialCurl: Self { get }
        class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self
        @available(iOS 26, *) class func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Self
        @MainActor class ZoomSourceViewProviderContext: NSObject {
            var sourceViewController: UIViewController { get }
            var zoomedViewController: UIViewController { get }
        }
        @MainActor class ZoomOptions: NSObject, NSCopying {
            init()
            var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
            var alignmentRectProvider: ((AlignmentRectContext) -> CGRect)?
            var dimmingColor: UIColor?
            var dimmingVisualEffect: UIBlurEffect?
            @MainActor class InteractionContext: NSObject {
                var location: CGPoint { get }
                var velocity: CGVector { get }
                var willBegin: Bool { get }
            }
            @MainActor class AlignmentRectContext: NSObject {
                var sourceView: UIView { get }
                var zoomedViewController: UIViewController { get }
            }
        }
    }
}
