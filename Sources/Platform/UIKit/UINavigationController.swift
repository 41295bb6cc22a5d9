// UINavigationController with its delegate.

class UINavigationController: UIViewController {
    init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
    init(rootViewController: UIViewController)
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder aDecoder: NSCoder)
    @navigates @callsBack func pushViewController(_ viewController: UIViewController, animated: Bool)
    @navigates @releasesSelf @callsBack @discardableResult
    @named("goBack", "popScreen") func popViewController(animated: Bool) -> UIViewController?
    @navigates @releasesSelf @callsBack @discardableResult
    func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
    @navigates @releasesSelf @callsBack @discardableResult
    @named("goToRoot", "popToRootScreen") func popToRootViewController(animated: Bool) -> [UIViewController]?
    @context var topViewController: UIViewController? { get }
    @context var visibleViewController: UIViewController? { get }
    @context @navigates @releasesSelf @callsBack var viewControllers: [UIViewController]
    @navigates @releasesSelf @callsBack
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
    var isNavigationBarHidden: Bool
    func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
    var navigationBar: UINavigationBar { get }
    var isToolbarHidden: Bool
    func setToolbarHidden(_ hidden: Bool, animated: Bool)
    var toolbar: UIToolbar! { get }
    weak var delegate: (any UINavigationControllerDelegate)?
    var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
    @available(iOS 26, *) var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
    var hidesBarsWhenKeyboardAppears: Bool
    var hidesBarsOnSwipe: Bool
    var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { get }
    var hidesBarsWhenVerticallyCompact: Bool
    var hidesBarsOnTap: Bool
    unowned(unsafe) var barHideOnTapGestureRecognizer: UITapGestureRecognizer { get }
    @pure static let hideShowBarDuration: CGFloat
    @pure enum Operation: Int {
        case none, push, pop
    }
}
@MainActor protocol UINavigationControllerDelegate: NSObjectProtocol {
    optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    optional func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    optional func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    optional func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    optional func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
