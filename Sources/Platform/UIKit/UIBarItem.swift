// Bar items: UIBarItem, UIBarButtonItem with its groups and badges, UITabBarItem.

@MainActor @view @pure class UIBarItem: NSObject, NSCoding, UIAppearance {
    init()
    init?(coder: NSCoder)
    var isEnabled: Bool
    var title: String?
    var image: UIImage?
    var landscapeImagePhone: UIImage?
    var largeContentSizeImage: UIImage?
    var imageInsets: UIEdgeInsets
    var landscapeImagePhoneInsets: UIEdgeInsets
    var largeContentSizeImageInsets: UIEdgeInsets
    var tag: Int
    func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
}
extension UIBarItem: UIAccessibilityIdentification {
    var accessibilityIdentifier: String?
}
@pure class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    init()
    init?(coder: NSCoder)
    convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
    convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
    convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
    convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
    convenience init(customView: UIView)
    @available(iOS 14, *) convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    @available(iOS 14, *) convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    @available(iOS 16, *) convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil)
    @pure @available(iOS 14, *) class func fixedSpace(_ width: CGFloat) -> Self
    @pure @available(iOS 26, *) class func fixedSpace() -> Self
    @pure @available(iOS 14, *) class func flexibleSpace() -> Self
    var style: UIBarButtonItem.Style
    var width: CGFloat
    var possibleTitles: Set<String>?
    var customView: UIView?
    var action: Selector?
    weak var target: AnyObject?
    @available(iOS 14, *) var primaryAction: UIAction?
    @available(iOS 14, *) var menu: UIMenu?
    @available(iOS 16, *) var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    @available(iOS 15, *) var changesSelectionAsPrimaryAction: Bool
    @available(iOS 15, *) var isSelected: Bool
    @available(iOS 16, *) var isHidden: Bool
    @available(iOS 16, *) var menuRepresentation: UIMenuElement?
    @available(iOS 16, *) func creatingFixedGroup() -> UIBarButtonItemGroup
    @available(iOS 16, *)
    func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup
    @available(iOS 16, *) func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup
    weak var buttonGroup: UIBarButtonItemGroup? { get }
    func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
    func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics)
    func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage?
    var tintColor: UIColor?
    func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
    func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
    func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
    func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset
    func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
    func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
    func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset
    func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
    func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
    var isSpringLoaded: Bool
    @available(iOS 26, *) var badge: UIBarButtonItem.Badge?
    @available(iOS 26, *) var identifier: String?
    @available(iOS 26, *) var hidesSharedBackground: Bool
    @available(iOS 26, *) var sharesBackground: Bool
    @available(iOS 17, *) var isSymbolAnimationEnabled: Bool
    @available(iOS 17, *) func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true)
    @available(iOS 17, *) func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true)
    @available(iOS 17, *) func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true)
    @available(iOS 17, *) func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true)
    @available(iOS 17, *) func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true)
    @available(iOS 17, *) func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true)
    @available(iOS 17, *) func removeAllSymbolEffects(
        options: SymbolEffectOptions = .default, animated: Bool = true)
    @available(iOS 17, *) func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default)
    @pure enum Style: Int {
        case plain
        @available(iOS, deprecated: 8) case bordered
        case done
        @pure @available(iOS 26, *) static var prominent: UIBarButtonItem.Style { get }
    }
    @pure enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        @available(iOS, deprecated: 11) case pageCurl
        @available(iOS 13, *) case close
        @available(iOS 18.2, *) case writingTools
    }
    @available(iOS 26, *) @MainActor @pure struct Badge: Hashable {
        @pure static func count(_ count: Int) -> UIBarButtonItem.Badge
        @pure static func string(_ string: String) -> UIBarButtonItem.Badge
        @pure static func indicator() -> UIBarButtonItem.Badge
        var stringValue: String? { get }
        var backgroundColor: UIColor?
        var foregroundColor: UIColor?
        var font: UIFont?
    }
}
@MainActor @view @pure class UIBarButtonItemGroup: NSObject, NSCoding {
    init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?)
    init?(coder: NSCoder)
    @available(iOS 16, *) class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup
    @available(iOS 16, *) class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup
    @available(iOS 16, *) class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup
    var barButtonItems: [UIBarButtonItem]
    var representativeItem: UIBarButtonItem?
    var isDisplayingRepresentativeItem: Bool { get }
    @available(iOS 16, *) var alwaysAvailable: Bool
    @available(iOS 16, *) var menuRepresentation: UIMenuElement?
    @available(iOS 16, *) var isHidden: Bool
}
@pure class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
    init()
    init?(coder: NSCoder)
    convenience init(title: String?, image: UIImage?, tag: Int)
    convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
    convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)
    var selectedImage: UIImage?
    var badgeValue: String?
    var titlePositionAdjustment: UIOffset
    var badgeColor: UIColor?
    func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
    @available(iOS 13, *) var standardAppearance: UITabBarAppearance?
    @available(iOS 15, *) var scrollEdgeAppearance: UITabBarAppearance?
    var isSpringLoaded: Bool
    @pure enum SystemItem: Int {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
}
@MainActor protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}
