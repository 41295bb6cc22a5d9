// UITabBarController with its delegate, tabs, sidebar and accessory.

@part class UITabBarController: UIViewController, UITabBarDelegate {
    @callsBack init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    init?(coder: NSCoder)
    @available(iOS 18, *) init(tabs: [UITab])
    @context @navigates @releasesSelf @callsBack var viewControllers: [UIViewController]?
    @navigates @releasesSelf @callsBack
    func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
    @context @navigates @callsBack unowned(unsafe) var selectedViewController: UIViewController?
    @context @navigates @callsBack var selectedIndex: Int
    @context var moreNavigationController: UINavigationController { get }
    @context var customizableViewControllers: [UIViewController]?
    var tabBar: UITabBar { get }
    weak var delegate: (any UITabBarControllerDelegate)?
    @context @navigates @releasesSelf @callsBack @available(iOS 18, *) var tabs: [UITab]
    @navigates @releasesSelf @callsBack @available(iOS 18, *) func setTabs(_ tabs: [UITab], animated: Bool)
    @context @navigates @callsBack @available(iOS 18, *) var selectedTab: UITab?
    @context @available(iOS 18, *) func tab(forIdentifier identifier: String) -> UITab?
    @available(iOS 18, *) var mode: UITabBarController.Mode
    @available(iOS 18, *) var sidebar: UITabBarController.Sidebar { get }
    @available(iOS 18, *) var customizationIdentifier: String?
    @available(iOS 18, *) var compactTabIdentifiers: [String]?
    @available(iOS 18, *) var isTabBarHidden: Bool
    @available(iOS 18, *) func setTabBarHidden(_ hidden: Bool, animated: Bool)
    @available(iOS 26, *) var bottomAccessory: UITabAccessory?
    @available(iOS 26, *) func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool)
    @available(iOS 26, *) var contentLayoutGuide: UILayoutGuide { get }
    @available(iOS 26, *) var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior
    @available(iOS 18, *) @pure enum Mode: Int {
        case automatic, tabBar, tabSidebar
    }
    @available(iOS 26, *) @pure enum MinimizeBehavior: Int {
        case automatic, never, onScrollDown, onScrollUp
    }
}
@MainActor protocol UITabBarControllerDelegate: NSObjectProtocol {
    optional func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    @available(iOS 18, *) optional func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool
    @available(iOS 18, *) optional func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    optional func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    optional func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    optional func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    @available(iOS 18, *) optional func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    @available(iOS 18, *) optional func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    @available(iOS 18, *) optional func tabBarController(
        _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    @available(iOS 18, *) optional func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    @available(iOS 18, *) optional func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    @available(iOS 18, *) optional func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab,
        operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation
    @available(iOS 18, *) optional func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession)
    optional func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    optional func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    optional func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    optional func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
@available(iOS 18, *) extension UITab: UIPopoverPresentationControllerSourceItem {}
@available(iOS 18, *) extension UITab: UISpringLoadedInteractionSupporting {}
@part @available(iOS 18, *) @MainActor @screen class UITab: NSObject, UIAccessibilityIdentification {
    init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil)
    var identifier: String { get }
    var title: String
    var image: UIImage?
    var subtitle: String?
    var badgeValue: String?
    var preferredPlacement: UITab.Placement
    var userInfo: Any?
    @context weak var parent: UITabGroup? { get }
    @context weak var tabBarController: UITabBarController? { get }
    @context var viewController: UIViewController? { get }
    @context var managingTabGroup: UITabGroup? { get }
    var isHidden: Bool
    var isHiddenByDefault: Bool
    var allowsHiding: Bool
    @available(iOS 18.4, *) var isEnabled: Bool
    @available(iOS 18.4, *) var hasVisiblePlacement: Bool { get }
    @pure enum Placement: Int {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }
}
@available(iOS 18, *) class UITabGroup: UITab {
    init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil)
    @context @navigates @callsBack var selectedChild: UITab?
    var defaultChildIdentifier: String?
    @context @navigates @releasesSelf @callsBack var children: [UITab]
    var displayOrderIdentifiers: [String]
    var allowsReordering: Bool
    var displayOrder: [UITab] { get }
    @context @navigates @callsBack var managingNavigationController: UINavigationController?
    var sidebarActions: [UIAction]
    var sidebarAppearance: UITabGroup.SidebarAppearance
    @available(iOS 26.1, *) var isSidebarDestination: Bool
    @context func tab(forIdentifier identifier: String) -> UITab?
    @pure enum SidebarAppearance: UInt {
        case automatic, inline, rootSection
    }
}
@available(iOS 18, *) class UISearchTab: UITab {
    init(viewControllerProvider: ((UITab) -> UIViewController)? = nil)
    @available(iOS 26, *) var automaticallyActivatesSearch: Bool
}
@available(iOS 26, *) @MainActor @view class UITabAccessory: NSObject {
    init(contentView: UIView)
    var contentView: UIView { get }
    @pure enum Environment: Int {
        case unspecified, none, regular, inline
    }
}
extension UITabBarController {
    @available(iOS 18, *) @MainActor @view class Sidebar: NSObject {
        weak var delegate: (any UITabBarController.Sidebar.Delegate)?
        var isHidden: Bool
        var preferredLayout: Layout
        var headerContentConfiguration: (any UIContentConfiguration)?
        var footerContentConfiguration: (any UIContentConfiguration)?
        var bottomBarView: UIView?
        func scroll(to target: ScrollTarget, animated: Bool)
        func reconfigureItem(for tab: UITab)
        @pure enum Layout: Int {
            case automatic, overlap, tile
        }
        @MainActor class ScrollTarget: NSObject {
            class var header: ScrollTarget { get }
            class var footer: ScrollTarget { get }
            class func tab(_ tab: UITab) -> ScrollTarget
        }
        @MainActor protocol Animating: NSObjectProtocol {
            func addAnimations(_ animations: @escaping () -> Void)
            func addCompletion(_ completion: @escaping () -> Void)
        }
        @MainActor protocol Delegate: NSObjectProtocol {
            optional func tabBarController(
                _ tabBarController: UITabBarController,
                sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
                animator: any UITabBarController.Sidebar.Animating)
            optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                itemFor request: UITabSidebarItem.Request
            ) -> UITabSidebarItem
            optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                update item: UITabSidebarItem)
            optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                willBeginDisplaying tab: UITab)
            optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                didEndDisplaying tab: UITab)
            optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                leadingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?
            optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                trailingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?
            optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                contextMenuConfigurationFor tab: UITab
            ) -> UIContextMenuConfiguration?
            @available(iOS 18.4, *) optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                itemsForBeginning dragSession: any UIDragSession, tab: UITab
            ) -> [UIDragItem]
            @available(iOS 18.4, *) optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                itemsForAddingTo dragSession: any UIDragSession, tab: UITab
            ) -> [UIDragItem]
            @available(iOS 18.4, *) optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                sidebarAction: UIAction, group: UITabGroup,
                operationForAcceptingItemsFrom dropSession: any UIDropSession
            ) -> UIDropOperation
            @available(iOS 18.4, *) optional func tabBarController(
                _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
                sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom dropSession: any UIDropSession)
        }
    }
}
@available(iOS 18, *) @MainActor @view class UITabSidebarItem: NSObject, NSCopying {
    convenience init(request: UITabSidebarItem.Request)
    var tab: UITab? { get }
    var action: UIAction? { get }
    var configurationState: UICellConfigurationState { get }
    var contentConfiguration: any UIContentConfiguration
    var backgroundConfiguration: UIBackgroundConfiguration
    var accessories: [UICellAccessory]
    func defaultContentConfiguration() -> UIListContentConfiguration
    func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
    @MainActor class Request: NSObject {
        var tab: UITab? { get }
        var action: UIAction? { get }
    }
}
