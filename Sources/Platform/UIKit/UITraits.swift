// Traits: their definitions, overrides, mutations and the observation of their changes.

typealias UITrait = any UITraitDefinition.Type
@available(iOS 17, *) protocol UITraitDefinition<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
    static var affectsColorAppearance: Bool { get }
    static var identifier: String { get }
    static var name: String { get }
}
@available(iOS 17, *) extension UITraitDefinition {
    static var affectsColorAppearance: Bool { get }
    static var identifier: String { get }
    static var name: String { get }
}
@available(iOS 17, *) protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var displayGamut: UIDisplayGamut { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
    var imageDynamicRange: UIImage.DynamicRange { get set }
    var typesettingLanguage: Locale.Language? { get set }
    var sceneCaptureState: UISceneCaptureState { get set }
    @available(iOS 18, *) var listEnvironment: UIListEnvironment { get set }
    @available(iOS 26, *) var headroomUsageLimit: UIHDRHeadroomUsageLimit { get set }
    @available(iOS 26, *) var tabAccessoryEnvironment: UITabAccessory.Environment { get set }
    @available(iOS 26, *) var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment { get set }
    @available(iOS 26, *) var resolvesNaturalAlignmentWithBaseWritingDirection: Bool { get set }
}
@available(iOS 17, *) struct UITraitOverrides: UIMutableTraits {
    func contains(_ trait: UITrait) -> Bool
    mutating func remove(_ trait: UITrait)
}
@available(iOS 17, *) @MainActor protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
@available(iOS 17, *) @MainActor protocol UITraitChangeObservable: AnyObject {
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
    @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration
    @discardableResult func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    @discardableResult func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
@available(iOS 17, *) @pure struct UITraitUserInterfaceIdiom: UITraitDefinition {
    typealias Value = UIUserInterfaceIdiom
    @pure static var defaultValue: UIUserInterfaceIdiom { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitUserInterfaceStyle: UITraitDefinition {
    typealias Value = UIUserInterfaceStyle
    @pure static var defaultValue: UIUserInterfaceStyle { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitLayoutDirection: UITraitDefinition {
    typealias Value = UITraitEnvironmentLayoutDirection
    @pure static var defaultValue: UITraitEnvironmentLayoutDirection { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitDisplayScale: UITraitDefinition {
    typealias Value = CGFloat
    @pure static var defaultValue: CGFloat { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitHorizontalSizeClass: UITraitDefinition {
    typealias Value = UIUserInterfaceSizeClass
    @pure static var defaultValue: UIUserInterfaceSizeClass { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitVerticalSizeClass: UITraitDefinition {
    typealias Value = UIUserInterfaceSizeClass
    @pure static var defaultValue: UIUserInterfaceSizeClass { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitForceTouchCapability: UITraitDefinition {
    typealias Value = UIForceTouchCapability
    @pure static var defaultValue: UIForceTouchCapability { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    typealias Value = UIContentSizeCategory
    @pure static var defaultValue: UIContentSizeCategory { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitDisplayGamut: UITraitDefinition {
    typealias Value = UIDisplayGamut
    @pure static var defaultValue: UIDisplayGamut { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitAccessibilityContrast: UITraitDefinition {
    typealias Value = UIAccessibilityContrast
    @pure static var defaultValue: UIAccessibilityContrast { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitUserInterfaceLevel: UITraitDefinition {
    typealias Value = UIUserInterfaceLevel
    @pure static var defaultValue: UIUserInterfaceLevel { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitLegibilityWeight: UITraitDefinition {
    typealias Value = UILegibilityWeight
    @pure static var defaultValue: UILegibilityWeight { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitActiveAppearance: UITraitDefinition {
    typealias Value = UIUserInterfaceActiveAppearance
    @pure static var defaultValue: UIUserInterfaceActiveAppearance { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    typealias Value = UINSToolbarItemPresentationSize
    @pure static var defaultValue: UINSToolbarItemPresentationSize { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitImageDynamicRange: UITraitDefinition {
    typealias Value = UIImage.DynamicRange
    @pure static var defaultValue: UIImage.DynamicRange { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitTypesettingLanguage: UITraitDefinition {
    typealias Value = Locale.Language?
    @pure static var defaultValue: Locale.Language? { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 17, *) @pure struct UITraitSceneCaptureState: UITraitDefinition {
    typealias Value = UISceneCaptureState
    @pure static var defaultValue: UISceneCaptureState { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 18, *) @pure struct UITraitListEnvironment: UITraitDefinition {
    typealias Value = UIListEnvironment
    @pure static var defaultValue: UIListEnvironment { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 26, *) @pure struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
    typealias Value = UIHDRHeadroomUsageLimit
    @pure static var defaultValue: UIHDRHeadroomUsageLimit { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 26, *) @pure struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    typealias Value = UITabAccessory.Environment
    @pure static var defaultValue: UITabAccessory.Environment { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 26, *) @pure struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    typealias Value = UISplitViewController.LayoutEnvironment
    @pure static var defaultValue: UISplitViewController.LayoutEnvironment { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
@available(iOS 26, *) @pure struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
    typealias Value = Bool
    @pure static var defaultValue: Bool { get }
    @pure static var affectsColorAppearance: Bool { get }
    @pure static var identifier: String { get }
    @pure static var name: String { get }
}
