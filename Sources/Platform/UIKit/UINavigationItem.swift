// UINavigationItem, UINavigationBar and the delegates of both.

@MainActor @view @pure class UINavigationItem: NSObject, NSCoding {
    init(title: String)
    init?(coder: NSCoder)
    var title: String?
    var titleView: UIView?
    var prompt: String?
    var backBarButtonItem: UIBarButtonItem?
    var backButtonTitle: String?
    var hidesBackButton: Bool
    func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
    @available(iOS 14, *) var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode
    @available(iOS 16, *) var backAction: UIAction?
    @available(iOS 16, *) var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    @available(iOS 16, *) weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    @available(iOS 16, *) var documentProperties: UIDocumentProperties?
    var leftBarButtonItems: [UIBarButtonItem]?
    var rightBarButtonItems: [UIBarButtonItem]?
    func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
    func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
    var leftItemsSupplementBackButton: Bool
    var leftBarButtonItem: UIBarButtonItem?
    var rightBarButtonItem: UIBarButtonItem?
    func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
    func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
    @available(iOS 16, *) var customizationIdentifier: String?
    @available(iOS 16, *) var leadingItemGroups: [UIBarButtonItemGroup]
    @available(iOS 16, *) var centerItemGroups: [UIBarButtonItemGroup]
    @available(iOS 16, *) var trailingItemGroups: [UIBarButtonItemGroup]
    @available(iOS 16, *) var pinnedTrailingGroup: UIBarButtonItemGroup?
    @available(iOS 16, *) var additionalOverflowItems: UIDeferredMenuElement?
    @available(iOS 16, *) var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { get }
    var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
    @available(iOS 16, *) var style: UINavigationItem.ItemStyle
    var searchController: UISearchController?
    var hidesSearchBarWhenScrolling: Bool
    @available(iOS 16, *) var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement
    @available(iOS 16, *) var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
    @available(iOS 26, *) var searchBarPlacementAllowsToolbarIntegration: Bool
    @available(iOS 26, *) var searchBarPlacementAllowsExternalIntegration: Bool
    @available(iOS 26, *) var searchBarPlacementBarButtonItem: UIBarButtonItem { get }
    @available(iOS 13, *) var standardAppearance: UINavigationBarAppearance?
    @available(iOS 13, *) var compactAppearance: UINavigationBarAppearance?
    @available(iOS 13, *) var scrollEdgeAppearance: UINavigationBarAppearance?
    @available(iOS 15, *) var compactScrollEdgeAppearance: UINavigationBarAppearance?
    @available(iOS 26, *) var attributedTitle: AttributedString?
    @available(iOS 26, *) var subtitle: String?
    @available(iOS 26, *) var attributedSubtitle: AttributedString?
    @available(iOS 26, *) var subtitleView: UIView?
    @available(iOS 26, *) var largeTitle: String?
    @available(iOS 26, *) var largeSubtitle: String?
    @available(iOS 26, *) var largeAttributedSubtitle: AttributedString?
    @available(iOS 26, *) var largeSubtitleView: UIView?
    @pure enum LargeTitleDisplayMode: Int {
        case automatic, always, never
        @available(iOS 17, *) case inline
    }
    @pure enum BackButtonDisplayMode: Int {
        case `default`, generic, minimal
    }
    @available(iOS 16, *) @pure enum SearchBarPlacement: Int {
        case automatic, inline, stacked
        @available(iOS 26, *) case integratedCentered, integratedButton
        @pure @available(iOS 26, *) static var integrated: UINavigationItem.SearchBarPlacement { get }
    }
    @available(iOS 16, *) @pure enum ItemStyle: Int {
        case navigator, browser, editor
    }
}
@available(iOS 16, *) @MainActor protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
    func navigationItem(
        _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}
@available(iOS 16, *) extension UINavigationItemRenameDelegate {
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}
class UINavigationBar: UIView, UIBarPositioning {
    var barStyle: UIBarStyle
    weak var delegate: (any UINavigationBarDelegate)?
    var isTranslucent: Bool
    @callsBack func pushItem(_ item: UINavigationItem, animated: Bool)
    @callsBack @discardableResult func popItem(animated: Bool) -> UINavigationItem?
    var topItem: UINavigationItem? { get }
    var backItem: UINavigationItem? { get }
    @callsBack var items: [UINavigationItem]?
    @callsBack func setItems(_ items: [UINavigationItem]?, animated: Bool)
    var prefersLargeTitles: Bool
    @available(iOS 16, *) var currentNSToolbarSection: UINavigationBar.NSToolbarSection { get }
    @available(iOS 16, *) var behavioralStyle: UIBehavioralStyle { get }
    @available(iOS 16, *) var preferredBehavioralStyle: UIBehavioralStyle
    var tintColor: UIColor!
    var barTintColor: UIColor?
    func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
    func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
    func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage?
    var shadowImage: UIImage?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
    func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
    var backIndicatorImage: UIImage?
    var backIndicatorTransitionMaskImage: UIImage?
    @available(iOS 13, *) var standardAppearance: UINavigationBarAppearance
    @available(iOS 13, *) var compactAppearance: UINavigationBarAppearance?
    @available(iOS 13, *) var scrollEdgeAppearance: UINavigationBarAppearance?
    @available(iOS 15, *) var compactScrollEdgeAppearance: UINavigationBarAppearance?
    @available(iOS 16, *) @pure enum NSToolbarSection: Int {
        case none, sidebar, supplementary, content
    }
}
protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    optional func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    @available(iOS 16, *) optional func navigationBarNSToolbarSection(
        _ navigationBar: UINavigationBar
    ) -> UINavigationBar.NSToolbarSection
}
