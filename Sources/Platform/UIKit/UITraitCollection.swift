// UITraitCollection, trait environments, and the enumerations of what an interface looks like.

@pure class UITraitCollection: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(traitsFrom traitCollections: [UITraitCollection])
    convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom)
    convenience init(userInterfaceStyle: UIUserInterfaceStyle)
    convenience init(layoutDirection: UITraitEnvironmentLayoutDirection)
    convenience init(displayScale scale: CGFloat)
    convenience init(horizontalSizeClass: UIUserInterfaceSizeClass)
    convenience init(verticalSizeClass: UIUserInterfaceSizeClass)
    convenience init(forceTouchCapability capability: UIForceTouchCapability)
    convenience init(preferredContentSizeCategory: UIContentSizeCategory)
    convenience init(displayGamut: UIDisplayGamut)
    @available(iOS 13, *) convenience init(accessibilityContrast: UIAccessibilityContrast)
    @available(iOS 13, *) convenience init(userInterfaceLevel: UIUserInterfaceLevel)
    @available(iOS 13, *) convenience init(legibilityWeight: UILegibilityWeight)
    @available(iOS 14, *) convenience init(
        activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance)
    @available(iOS 16, *) convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize)
    @available(iOS 17, *) convenience init(imageDynamicRange: UIImage.DynamicRange)
    @available(iOS 17, *) convenience init(sceneCaptureState: UISceneCaptureState)
    @available(iOS 17, *) convenience init(typesettingLanguage: Locale.Language?)
    @available(iOS 18, *) convenience init(listEnvironment: UIListEnvironment)
    @available(iOS 26, *) convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit)
    @available(iOS 26, *) convenience init(tabAccessoryEnvironment: UITabAccessory.Environment)
    @available(iOS 26, *) convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool)
    @available(iOS 17, *) convenience init(mutations: (inout any UIMutableTraits) -> Void)
    @available(iOS 17, *) convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value)
    @available(iOS 17, *) func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
    @available(iOS 17, *) @pure func replacing<T: UITraitDefinition>(
        _ trait: T.Type, value: T.Value
    ) -> UITraitCollection
    @available(iOS 17, *) subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get }
    @available(iOS 17, *) @pure func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait]
    @pure func containsTraits(in trait: UITraitCollection?) -> Bool
    @pure var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    @pure var userInterfaceStyle: UIUserInterfaceStyle { get }
    @pure var layoutDirection: UITraitEnvironmentLayoutDirection { get }
    @pure var displayScale: CGFloat { get }
    @pure var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    @pure var verticalSizeClass: UIUserInterfaceSizeClass { get }
    @pure var forceTouchCapability: UIForceTouchCapability { get }
    @pure var preferredContentSizeCategory: UIContentSizeCategory { get }
    @pure var displayGamut: UIDisplayGamut { get }
    @available(iOS 13, *) @pure var accessibilityContrast: UIAccessibilityContrast { get }
    @available(iOS 13, *) @pure var userInterfaceLevel: UIUserInterfaceLevel { get }
    @available(iOS 13, *) @pure var legibilityWeight: UILegibilityWeight { get }
    @available(iOS 14, *) @pure var activeAppearance: UIUserInterfaceActiveAppearance { get }
    @available(iOS 16, *) @pure var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get }
    @available(iOS 17, *) @pure var imageDynamicRange: UIImage.DynamicRange { get }
    @available(iOS 17, *) @pure var typesettingLanguage: Locale.Language? { get }
    @available(iOS 17, *) @pure var sceneCaptureState: UISceneCaptureState { get }
    @available(iOS 18, *) @pure var listEnvironment: UIListEnvironment { get }
    @available(iOS 26, *) @pure var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { get }
    @available(iOS 26, *) @pure var tabAccessoryEnvironment: UITabAccessory.Environment { get }
    @available(iOS 26, *) @pure var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        get
    }
    @available(iOS 26, *) @pure var resolvesNaturalAlignmentWithBaseWritingDirection: Bool { get }
    @available(iOS 13, *) class var current: UITraitCollection
    @available(iOS 13, *) func performAsCurrent(_ actions: () -> Void)
    @available(iOS 13, *) @pure func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
    @available(iOS 13, *) var imageConfiguration: UIImage.Configuration { get }
    @pure @available(iOS 17, *) class var systemTraitsAffectingColorAppearance: [UITrait] { get }
    @pure @available(iOS 17, *) class var systemTraitsAffectingImageLookup: [UITrait] { get }
    @available(iOS 17, *) typealias TraitMutations = (inout any UIMutableTraits) -> Void
}
@MainActor protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    @available(iOS, deprecated: 17) func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
@pure enum UIUserInterfaceSizeClass: Int {
    case unspecified, compact, regular
}
@pure enum UIUserInterfaceStyle: Int {
    case unspecified, light, dark
}
@pure enum UIUserInterfaceLayoutDirection: Int {
    case leftToRight, rightToLeft
}
@pure enum UITraitEnvironmentLayoutDirection: Int {
    case unspecified = -1
    case leftToRight, rightToLeft
}
@pure enum UIDisplayGamut: Int {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB, P3
}
@available(iOS 13, *) @pure enum UIAccessibilityContrast: Int {
    case unspecified = -1
    case normal, high
}
@available(iOS 13, *) @pure enum UILegibilityWeight: Int {
    case unspecified = -1
    case regular, bold
}
@available(iOS 13, *) @pure enum UIUserInterfaceLevel: Int {
    case unspecified = -1
    case base, elevated
}
@available(iOS 14, *) @pure enum UIUserInterfaceActiveAppearance: Int {
    case unspecified = -1
    case inactive, active
}
@available(iOS 16, *) @pure enum UINSToolbarItemPresentationSize: Int {
    case unspecified = -1
    case regular, small
    case large = 3
}
@available(iOS 17, *) @pure enum UISceneCaptureState: Int {
    case unspecified = -1
    case inactive, active
}
@available(iOS 18, *) @pure enum UIListEnvironment: Int {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
@available(iOS 26, *) @pure enum UIHDRHeadroomUsageLimit: Int {
    case unspecified = -1
    case active, inactive
}
@pure enum UIForceTouchCapability: Int {
    case unknown, unavailable, available
}
@pure struct UIContentSizeCategory: Hashable, Comparable, RawRepresentable {
    init(rawValue: String)
    @pure static let unspecified: UIContentSizeCategory
    @pure static let extraSmall: UIContentSizeCategory
    @pure static let small: UIContentSizeCategory
    @pure static let medium: UIContentSizeCategory
    @pure static let large: UIContentSizeCategory
    @pure static let extraLarge: UIContentSizeCategory
    @pure static let extraExtraLarge: UIContentSizeCategory
    @pure static let extraExtraExtraLarge: UIContentSizeCategory
    @pure static let accessibilityMedium: UIContentSizeCategory
    @pure static let accessibilityLarge: UIContentSizeCategory
    @pure static let accessibilityExtraLarge: UIContentSizeCategory
    @pure static let accessibilityExtraExtraLarge: UIContentSizeCategory
    @pure static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory
    @pure static let didChangeNotification: NSNotification.Name
    @pure static let newValueUserInfoKey: String
    @pure var isAccessibilityCategory: Bool { get }
    @pure static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
    @pure static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
    @pure static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
    @pure static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
}
