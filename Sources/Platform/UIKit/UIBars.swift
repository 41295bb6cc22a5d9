// Tab bars and toolbars with their delegates, and what all bars have: styles, metrics, positions, appearances.

class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    weak var delegate: (any UITabBarDelegate)?
    var items: [UITabBarItem]?
    weak var selectedItem: UITabBarItem?
    func setItems(_ items: [UITabBarItem]?, animated: Bool)
    @callsBack func beginCustomizingItems(_ items: [UITabBarItem])
    @callsBack @discardableResult func endCustomizing(animated: Bool) -> Bool
    var isCustomizing: Bool { get }
    var tintColor: UIColor!
    var barTintColor: UIColor?
    var unselectedItemTintColor: UIColor?
    @available(iOS, deprecated: 8) var selectedImageTintColor: UIColor?
    var backgroundImage: UIImage?
    var selectionIndicatorImage: UIImage?
    var shadowImage: UIImage?
    var itemPositioning: UITabBar.ItemPositioning
    var itemWidth: CGFloat
    var itemSpacing: CGFloat
    var barStyle: UIBarStyle
    var isTranslucent: Bool
    @available(iOS 13, *) var standardAppearance: UITabBarAppearance
    @available(iOS 15, *) var scrollEdgeAppearance: UITabBarAppearance?
    @available(iOS, unavailable) var leadingAccessoryView: UIView { get }
    @available(iOS, unavailable) var trailingAccessoryView: UIView { get }
    var isSpringLoaded: Bool
    @pure enum ItemPositioning: Int {
        case automatic, fill, centered
    }
}
@MainActor protocol UITabBarDelegate: NSObjectProtocol {
    optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
class UIToolbar: UIView, UIBarPositioning {
    var barStyle: UIBarStyle
    var items: [UIBarButtonItem]?
    var isTranslucent: Bool
    func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
    var tintColor: UIColor!
    var barTintColor: UIColor?
    func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
    func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
    func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage?
    @available(iOS 13, *) var standardAppearance: UIToolbarAppearance
    @available(iOS 13, *) var compactAppearance: UIToolbarAppearance?
    @available(iOS 15, *) var scrollEdgeAppearance: UIToolbarAppearance?
    @available(iOS 15, *) var compactScrollEdgeAppearance: UIToolbarAppearance?
    weak var delegate: (any UIToolbarDelegate)?
}
protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@MainActor protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}
@MainActor protocol UIBarPositioningDelegate: NSObjectProtocol {
    optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}
@pure enum UIBarStyle: Int {
    case `default`, black
    @pure @available(iOS, deprecated: 13) static var blackOpaque: UIBarStyle { get }
    @available(iOS, deprecated: 13) case blackTranslucent
}
@pure enum UIBarMetrics: Int {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
    @pure @available(iOS, deprecated: 8) static var landscapePhone: UIBarMetrics { get }
    @pure @available(iOS, deprecated: 8) static var landscapePhonePrompt: UIBarMetrics { get }
}
@pure enum UIBarPosition: Int {
    case any, bottom, top, topAttached
}
@available(iOS 15, *) @pure enum UIBehavioralStyle: UInt {
    case automatic, pad, mac
}
@available(iOS 13, *) @MainActor @pure class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
    convenience init()
    init(idiom: UIUserInterfaceIdiom)
    init(barAppearance: UIBarAppearance)
    init(coder: NSCoder)
    var idiom: UIUserInterfaceIdiom { get }
    func copy() -> Self
    func configureWithDefaultBackground()
    func configureWithOpaqueBackground()
    func configureWithTransparentBackground()
    var backgroundEffect: UIBlurEffect?
    var backgroundColor: UIColor?
    var backgroundImage: UIImage?
    var backgroundImageContentMode: UIView.ContentMode
    var shadowColor: UIColor?
    var shadowImage: UIImage?
}
@available(iOS 13, *) @pure class UINavigationBarAppearance: UIBarAppearance {
    var titleTextAttributes: [NSAttributedString.Key: Any]
    var titlePositionAdjustment: UIOffset
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]
    @available(iOS 26, *) var subtitleTextAttributes: [NSAttributedString.Key: Any]
    @available(iOS 26, *) var largeSubtitleTextAttributes: [NSAttributedString.Key: Any]
    var buttonAppearance: UIBarButtonItemAppearance
    var doneButtonAppearance: UIBarButtonItemAppearance
    @available(iOS 26, *) var prominentButtonAppearance: UIBarButtonItemAppearance
    var backButtonAppearance: UIBarButtonItemAppearance
    var backIndicatorImage: UIImage { get }
    var backIndicatorTransitionMaskImage: UIImage { get }
    func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
}
@available(iOS 13, *) @pure class UIToolbarAppearance: UIBarAppearance {
    var buttonAppearance: UIBarButtonItemAppearance
    var doneButtonAppearance: UIBarButtonItemAppearance
    @available(iOS 26, *) var prominentButtonAppearance: UIBarButtonItemAppearance
}
@available(iOS 13, *) @pure class UITabBarAppearance: UIBarAppearance {
    var stackedLayoutAppearance: UITabBarItemAppearance
    var inlineLayoutAppearance: UITabBarItemAppearance
    var compactInlineLayoutAppearance: UITabBarItemAppearance
    var selectionIndicatorTintColor: UIColor?
    var selectionIndicatorImage: UIImage?
    var stackedItemPositioning: UITabBar.ItemPositioning
    var stackedItemWidth: CGFloat
    var stackedItemSpacing: CGFloat
}
@available(iOS 13, *) @MainActor @pure class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding {
    convenience init()
    init(style: UIBarButtonItem.Style)
    init(coder: NSCoder)
    func copy() -> Self
    func configureWithDefault(for style: UIBarButtonItem.Style)
    var normal: UIBarButtonItemStateAppearance { get }
    var highlighted: UIBarButtonItemStateAppearance { get }
    var disabled: UIBarButtonItemStateAppearance { get }
    var focused: UIBarButtonItemStateAppearance { get }
}
@available(iOS 13, *) @MainActor class UIBarButtonItemStateAppearance: NSObject {
    var titleTextAttributes: [NSAttributedString.Key: Any]
    var titlePositionAdjustment: UIOffset
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment: UIOffset
}
@available(iOS 13, *) @MainActor @pure class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding {
    convenience init()
    init(style: UITabBarItemAppearance.Style)
    init(coder: NSCoder)
    func copy() -> Self
    func configureWithDefault(for style: UITabBarItemAppearance.Style)
    var normal: UITabBarItemStateAppearance { get }
    var selected: UITabBarItemStateAppearance { get }
    var disabled: UITabBarItemStateAppearance { get }
    var focused: UITabBarItemStateAppearance { get }
    @pure enum Style: Int {
        case stacked, inline, compactInline
    }
}
@available(iOS 13, *) @MainActor class UITabBarItemStateAppearance: NSObject {
    var titleTextAttributes: [NSAttributedString.Key: Any]
    var titlePositionAdjustment: UIOffset
    var iconColor: UIColor?
    var badgePositionAdjustment: UIOffset
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any]
    var badgeTitlePositionAdjustment: UIOffset
}
