// Scenes: UIScene, UIWindowScene, their sessions, options, geometry and delegates.

@available(iOS 13, *) class UIScene: UIResponder {
    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
    var session: UISceneSession { get }
    var delegate: (any UISceneDelegate)?
    var activationState: UIScene.ActivationState { get }
    @navigates func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
    var title: String!
    @available(iOS 15, *) var subtitle: String
    var activationConditions: UISceneActivationConditions
    @available(iOS 26, *) var destructionConditions: Set<UISceneDestructionCondition>
    @available(iOS 14, *) var pointerLockState: UIPointerLockState? { get }
    @available(iOS 18, *) var systemProtectionManager: UISceneSystemProtectionManager? { get }
    @available(iOS 15, *) func extendStateRestoration()
    @available(iOS 15, *) func completeStateRestoration()
    @pure nonisolated static let willConnectNotification: NSNotification.Name
    @pure nonisolated static let didDisconnectNotification: NSNotification.Name
    @pure nonisolated static let didActivateNotification: NSNotification.Name
    @pure nonisolated static let willDeactivateNotification: NSNotification.Name
    @pure nonisolated static let willEnterForegroundNotification: NSNotification.Name
    @pure nonisolated static let didEnterBackgroundNotification: NSNotification.Name
    @pure @available(iOS 18, *) nonisolated static let systemProtectionDidChangeNotification: NSNotification.Name
    @pure enum ActivationState: Int {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    @available(iOS, unavailable) @pure enum CollectionJoinBehavior: Int {
        case automatic, preferred, disallowed, preferredWithoutActivating
    }
    @MainActor class ConnectionOptions: NSObject {
        var urlContexts: Set<UIOpenURLContext> { get }
        var sourceApplication: String? { get }
        var handoffUserActivityType: String? { get }
        var userActivities: Set<NSUserActivity> { get }
        var notificationResponse: UNNotificationResponse? { get }
        var shortcutItem: UIApplicationShortcutItem? { get }
        var cloudKitShareMetadata: CKShare.Metadata? { get }
    }
    @MainActor class OpenURLOptions: NSObject {
        var sourceApplication: String? { get }
        var annotation: Any? { get }
        var openInPlace: Bool { get }
        @available(iOS 14.5, *) var eventAttribution: UIEventAttribution? { get }
    }
    @MainActor @pure class OpenExternalURLOptions: NSObject {
        init()
        var universalLinksOnly: Bool
        @available(iOS 14.5, *) var eventAttribution: UIEventAttribution?
    }
    @MainActor @pure class ActivationRequestOptions: NSObject {
        init()
        var requestingScene: UIScene?
        @available(iOS, unavailable) var collectionJoinBehavior: UIScene.CollectionJoinBehavior
    }
}
@available(iOS 13, *) @MainActor protocol UISceneDelegate: NSObjectProtocol {
    optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    optional func sceneDidDisconnect(_ scene: UIScene)
    optional func sceneDidBecomeActive(_ scene: UIScene)
    optional func sceneWillResignActive(_ scene: UIScene)
    optional func sceneWillEnterForeground(_ scene: UIScene)
    optional func sceneDidEnterBackground(_ scene: UIScene)
    optional func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    @available(iOS 15, *) optional func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    optional func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
@available(iOS 13, *) @MainActor class UISceneSession: NSObject, NSSecureCoding {
    var scene: UIScene? { get }
    var role: UISceneSession.Role { get }
    var configuration: UISceneConfiguration { get }
    var persistentIdentifier: String { get }
    var stateRestorationActivity: NSUserActivity?
    var userInfo: [String: Any]?
    @pure struct Role: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let windowApplication: UISceneSession.Role
        @pure @available(iOS 16, *) static let windowExternalDisplayNonInteractive: UISceneSession.Role
        @pure @available(iOS, introduced: 13, deprecated: 16) static let windowExternalDisplay: UISceneSession.Role
    }
}
@available(iOS 13, *) @MainActor @pure class UISceneConfiguration: NSObject, NSCopying, NSSecureCoding {
    init(name: String?, sessionRole: UISceneSession.Role)
    var name: String? { get }
    var role: UISceneSession.Role { get }
    var sceneClass: AnyClass?
    var delegateClass: AnyClass?
    var storyboard: UIStoryboard?
}
@available(iOS 17, *) @MainActor @pure struct UISceneSessionActivationRequest: Hashable {
    init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil)
    init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil)
    var role: UISceneSession.Role { get }
    var session: UISceneSession? { get }
    var userActivity: NSUserActivity?
    var options: UIScene.ActivationRequestOptions?
}
@available(iOS 13, *) @MainActor @pure class UISceneDestructionRequestOptions: NSObject {
    init()
}
@available(iOS 13, *) @pure class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    var windowDismissalAnimation: UIWindowScene.DismissalAnimation
}
@available(iOS 13, *) @MainActor class UIOpenURLContext: NSObject {
    var url: URL { get }
    var options: UIScene.OpenURLOptions { get }
}
@available(iOS 13, *) @MainActor @pure class UISceneActivationConditions: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var canActivateForTargetContentIdentifierPredicate: NSPredicate
    var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate
}
@available(iOS 26, *) @MainActor class UISceneDestructionCondition: NSObject, NSCopying {
    @pure class var userInitiatedDismissal: UISceneDestructionCondition { get }
    @pure class var systemDisconnection: UISceneDestructionCondition { get }
}
@available(iOS 18, *) @MainActor class UISceneSystemProtectionManager: NSObject {
    var isUserAuthenticationEnabled: Bool { get }
}
@available(iOS 14, *) @MainActor class UIPointerLockState: NSObject {
    var isLocked: Bool { get }
    @pure nonisolated static let didChangeNotification: NSNotification.Name
    @pure nonisolated static let sceneUserInfoKey: String
}
@available(iOS 13, *) @pure struct UISceneError: Error {
    init(_ code: Code, userInfo: [String: Any] = [:])
    @pure static var errorDomain: String { get }
    @pure static var multipleScenesNotSupported: Code { get }
    @pure static var requestDenied: Code { get }
    @pure @available(iOS 16, *) static var geometryRequestUnsupported: Code { get }
    @pure @available(iOS 16, *) static var geometryRequestDenied: Code { get }
    var code: Code { get }
    @pure enum Code: Int {
        case multipleScenesNotSupported, requestDenied
        @available(iOS 16, *) case geometryRequestUnsupported = 100
        @available(iOS 16, *) case geometryRequestDenied
    }
}
extension NSUserActivity {
    @available(iOS 13, *) var targetContentIdentifier: String?
}
@available(iOS 14.5, *) @pure class UIEventAttribution: NSObject, NSCopying {
    init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String)
    var sourceIdentifier: UInt8 { get }
    var destinationURL: URL { get }
    var reportEndpoint: URL? { get }
    var sourceDescription: String { get }
    var purchaser: String { get }
}
