// UIWindowScene with its delegate, geometry, size restrictions, activation and status bar manager.

@available(iOS 13, *) class UIWindowScene: UIScene, UITraitEnvironment {
    @available(iOS, introduced: 13, deprecated: 26) var screen: UIScreen { get }
    @available(iOS, introduced: 13, deprecated: 26) var interfaceOrientation: UIInterfaceOrientation { get }
    @available(iOS, introduced: 13, deprecated: 26) var coordinateSpace: any UICoordinateSpace { get }
    var traitCollection: UITraitCollection { get }
    @available(iOS 17, *) var traitOverrides: UITraitOverrides
    @callsBack @available(iOS 16, *) func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil)
    @available(iOS 16, *) var effectiveGeometry: UIWindowScene.Geometry { get }
    var sizeRestrictions: UISceneSizeRestrictions? { get }
    var windows: [UIWindow] { get }
    @available(iOS 15, *) var keyWindow: UIWindow? { get }
    @available(iOS 15, *) weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
    @available(iOS 16, *) var windowingBehaviors: UISceneWindowingBehaviors? { get }
    @available(iOS 16, *) var isFullScreen: Bool { get }
    var statusBarManager: UIStatusBarManager? { get }
    var screenshotService: UIScreenshotService? { get }
    @available(iOS 15, *) var focusSystem: UIFocusSystem? { get }
    @pure enum DismissalAnimation: Int {
        case standard = 1
        case commit, decline
    }
    @available(iOS 15, *) @pure enum PresentationStyle: UInt {
        case automatic, standard, prominent
    }
    @available(iOS 26, *) @MainActor class WindowingControlStyle: NSObject {
        @pure class var automatic: UIWindowScene.WindowingControlStyle { get }
        @pure class var unified: UIWindowScene.WindowingControlStyle { get }
        @pure class var minimal: UIWindowScene.WindowingControlStyle { get }
    }
    @available(iOS 16, *) @MainActor class Geometry: NSObject, NSCopying {
        @available(iOS, unavailable) var systemFrame: CGRect { get }
        var interfaceOrientation: UIInterfaceOrientation { get }
        @available(iOS 26, *) var coordinateSpace: any UICoordinateSpace { get }
        @available(iOS 26, *) var isInterfaceOrientationLocked: Bool { get }
        @available(iOS 26, *) var isInteractivelyResizing: Bool { get }
    }
    @available(iOS 16, *) @MainActor class GeometryPreferences: NSObject {
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        @pure class iOS: UIWindowScene.GeometryPreferences {
            init()
            convenience init(interfaceOrientations: UIInterfaceOrientationMask)
            var interfaceOrientations: UIInterfaceOrientationMask?
        }
        @available(iOS, unavailable) @pure class Mac: UIWindowScene.GeometryPreferences {
            init()
            convenience init(systemFrame: CGRect)
            var systemFrame: CGRect?
        }
    }
    @available(iOS 15, *) @pure class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        @available(iOS, introduced: 15, deprecated: 17) var preferredPresentationStyle: UIWindowScene.PresentationStyle
        @available(iOS 17, *) var placement: UIWindowScenePlacement?
    }
    @available(iOS 15, *) @MainActor class ActivationConfiguration: NSObject {
        convenience init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil)
        var userActivity: NSUserActivity { get }
        var options: UIWindowScene.ActivationRequestOptions?
        var preview: UITargetedPreview?
    }
    @available(iOS 15, *) class ActivationAction: UIAction {
        convenience init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configuration: @escaping UIWindowScene.ActivationAction.ConfigurationProvider)
        typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?
    }
    @available(iOS 15, *) @MainActor @view class ActivationInteraction: NSObject, UIInteraction {
        init(
            _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void)
        typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene
            .ActivationConfiguration?
    }
}
@available(iOS 17, *) extension UIWindowScene: UITraitChangeObservable {}
@available(iOS 13, *) protocol UIWindowSceneDelegate: UISceneDelegate {
    optional var window: UIWindow? { get set }
    @available(iOS, introduced: 13, deprecated: 26) optional func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    @available(iOS 26, *) optional func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    optional func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    optional func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
    @available(iOS 26, *) optional func preferredWindowingControlStyle(
        for windowScene: UIWindowScene
    ) -> UIWindowScene.WindowingControlStyle
}
@available(iOS 13, *) @MainActor class UISceneSizeRestrictions: NSObject {
    var minimumSize: CGSize
    var maximumSize: CGSize
    @available(iOS 16, *) var allowsFullScreen: Bool
}
@available(iOS 16, *) @MainActor class UISceneWindowingBehaviors: NSObject {
    var isClosable: Bool
    var isMiniaturizable: Bool
}
@available(iOS 17, *) @MainActor class UIWindowScenePlacement: NSObject, NSCopying {}
@available(iOS 17, *) class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    @pure class func standard() -> Self
}
@available(iOS 17, *) class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    @pure class func prominent() -> Self
}
@available(iOS 17, *) @MainActor @view class UIWindowSceneDragInteraction: NSObject, UIInteraction {
    init()
    var gestureForFailureRelationships: UIGestureRecognizer { get }
}
@available(iOS 13, *) @MainActor class UIStatusBarManager: NSObject {
    var statusBarStyle: UIStatusBarStyle { get }
    var isStatusBarHidden: Bool { get }
    var statusBarFrame: CGRect { get }
}
@available(iOS 13, *) @MainActor class UIScreenshotService: NSObject {
    weak var delegate: (any UIScreenshotServiceDelegate)?
    weak var windowScene: UIWindowScene? { get }
}
@available(iOS 13, *) @MainActor protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    optional func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}
