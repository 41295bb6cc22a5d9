// UIApplication: state, scenes, URLs, background tasks, notifications, keys and names.

class UIApplication: UIResponder {
    @pure class var shared: UIApplication { get }
    unowned(unsafe) var delegate: (any UIApplicationDelegate)?
    @available(iOS, deprecated: 13) func beginIgnoringInteractionEvents()
    @available(iOS, deprecated: 13) func endIgnoringInteractionEvents()
    @available(iOS, deprecated: 13) var isIgnoringInteractionEvents: Bool { get }
    var isIdleTimerDisabled: Bool
    @available(iOS, deprecated: 10) @navigates @discardableResult func openURL(_ url: URL) -> Bool
    func canOpenURL(_ url: URL) -> Bool
    @navigates @named("open", "openURL") func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil)
    @callsBack func sendEvent(_ event: UIEvent)
    @available(iOS, deprecated: 13) var keyWindow: UIWindow? { get }
    @available(iOS, deprecated: 15) var windows: [UIWindow] { get }
    @callsBack @discardableResult
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    @available(iOS, deprecated: 13) var isNetworkActivityIndicatorVisible: Bool
    @available(iOS, deprecated: 13) var statusBarStyle: UIStatusBarStyle
    @available(iOS, deprecated: 9) func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool)
    @available(iOS, deprecated: 13) var isStatusBarHidden: Bool
    @available(iOS, deprecated: 9) func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation)
    @available(iOS, deprecated: 13) var statusBarOrientation: UIInterfaceOrientation
    @available(iOS, deprecated: 9)
    func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool)
    @available(iOS, deprecated: 13) var statusBarOrientationAnimationDuration: TimeInterval { get }
    @available(iOS, deprecated: 13) var statusBarFrame: CGRect { get }
    func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask
    @available(iOS, deprecated: 17) var applicationIconBadgeNumber: Int
    var applicationSupportsShakeToEdit: Bool
    var applicationState: UIApplication.State { get }
    var backgroundTimeRemaining: TimeInterval { get }
    func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
    func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier
    func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
    @available(iOS, deprecated: 13)
    func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval)
    var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
    var isProtectedDataAvailable: Bool { get }
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    var preferredContentSizeCategory: UIContentSizeCategory { get }
    @available(iOS 13, *) var connectedScenes: Set<UIScene> { get }
    @available(iOS 13, *) var openSessions: Set<UISceneSession> { get }
    @available(iOS 13, *) var supportsMultipleScenes: Bool { get }
    @available(iOS, introduced: 13, deprecated: 17) @navigates func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil)
    @available(iOS 17, *) @navigates func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil)
    @available(iOS 13, *) @navigates func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil)
    @available(iOS 13, *) func requestSceneSessionRefresh(_ sceneSession: UISceneSession)
    func registerForRemoteNotifications()
    func unregisterForRemoteNotifications()
    var isRegisteredForRemoteNotifications: Bool { get }
    @available(iOS, deprecated: 8) func registerForRemoteNotifications(matching types: UIRemoteNotificationType)
    @available(iOS, deprecated: 8) func enabledRemoteNotificationTypes() -> UIRemoteNotificationType
    @available(iOS, deprecated: 10) func presentLocalNotificationNow(_ notification: UILocalNotification)
    @available(iOS, deprecated: 10) func scheduleLocalNotification(_ notification: UILocalNotification)
    @available(iOS, deprecated: 10) func cancelLocalNotification(_ notification: UILocalNotification)
    @available(iOS, deprecated: 10) func cancelAllLocalNotifications()
    @available(iOS, deprecated: 10) var scheduledLocalNotifications: [UILocalNotification]?
    @available(iOS, deprecated: 10)
    func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings)
    @available(iOS, deprecated: 10) var currentUserNotificationSettings: UIUserNotificationSettings? { get }
    func beginReceivingRemoteControlEvents()
    func endReceivingRemoteControlEvents()
    @available(iOS, deprecated: 9) func setNewsstandIconImage(_ image: UIImage?)
    var shortcutItems: [UIApplicationShortcutItem]?
    var supportsAlternateIcons: Bool { get }
    @elsewhere func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil)
    var alternateIconName: String? { get }
    func extendStateRestoration()
    func completeStateRestoration()
    func ignoreSnapshotOnNextApplicationLaunch()
    class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String)
    @available(iOS 18.2, *) func isDefault(_ category: UIApplication.Category) throws -> Bool
}
extension UIApplication {
    @pure nonisolated static let didEnterBackgroundNotification: NSNotification.Name
    @pure nonisolated static let willEnterForegroundNotification: NSNotification.Name
    @pure nonisolated static let didFinishLaunchingNotification: NSNotification.Name
    @pure nonisolated static let didBecomeActiveNotification: NSNotification.Name
    @pure nonisolated static let willResignActiveNotification: NSNotification.Name
    @pure nonisolated static let didReceiveMemoryWarningNotification: NSNotification.Name
    @pure nonisolated static let willTerminateNotification: NSNotification.Name
    @pure nonisolated static let significantTimeChangeNotification: NSNotification.Name
    @available(iOS, deprecated: 13)
    @pure nonisolated static let willChangeStatusBarOrientationNotification: NSNotification.Name
    @available(iOS, deprecated: 13)
    @pure nonisolated static let didChangeStatusBarOrientationNotification: NSNotification.Name
    @pure @available(iOS, deprecated: 13) nonisolated static let statusBarOrientationUserInfoKey: String
    @available(iOS, deprecated: 13)
    @pure nonisolated static let willChangeStatusBarFrameNotification: NSNotification.Name
    @available(iOS, deprecated: 13)
    @pure nonisolated static let didChangeStatusBarFrameNotification: NSNotification.Name
    @pure @available(iOS, deprecated: 13) nonisolated static let statusBarFrameUserInfoKey: String
    @pure nonisolated static let backgroundRefreshStatusDidChangeNotification: NSNotification.Name
    @pure nonisolated static let protectedDataWillBecomeUnavailableNotification: NSNotification.Name
    @pure nonisolated static let protectedDataDidBecomeAvailableNotification: NSNotification.Name
    @pure nonisolated static let userDidTakeScreenshotNotification: NSNotification.Name
    @pure nonisolated static let invalidInterfaceOrientationException: NSExceptionName
    @pure @context nonisolated static let openSettingsURLString: String
    @pure @available(iOS 16, *) nonisolated static let openNotificationSettingsURLString: String
    @pure @available(iOS 18.2, *) nonisolated static let openDefaultApplicationsSettingsURLString: String
    @pure nonisolated static let backgroundFetchIntervalMinimum: TimeInterval
    @pure nonisolated static let backgroundFetchIntervalNever: TimeInterval
    @pure nonisolated static let stateRestorationViewControllerStoryboardKey: String
    @pure nonisolated static let stateRestorationBundleVersionKey: String
    @pure nonisolated static let stateRestorationUserInterfaceIdiomKey: String
    @pure nonisolated static let stateRestorationTimestampKey: String
    @pure nonisolated static let stateRestorationSystemVersionKey: String
    @pure enum State: Int {
        case active, inactive, background
    }
    @pure struct LaunchOptionsKey: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let url: UIApplication.LaunchOptionsKey
        @pure static let sourceApplication: UIApplication.LaunchOptionsKey
        @pure static let remoteNotification: UIApplication.LaunchOptionsKey
        @pure @available(iOS, deprecated: 10) static let localNotification: UIApplication.LaunchOptionsKey
        @pure static let annotation: UIApplication.LaunchOptionsKey
        @pure static let location: UIApplication.LaunchOptionsKey
        @pure static let newsstandDownloads: UIApplication.LaunchOptionsKey
        @pure static let bluetoothCentrals: UIApplication.LaunchOptionsKey
        @pure static let bluetoothPeripherals: UIApplication.LaunchOptionsKey
        @pure static let shortcutItem: UIApplication.LaunchOptionsKey
        @pure @available(iOS 14.5, *) static let eventAttribution: UIApplication.LaunchOptionsKey
        @pure static let userActivityDictionary: UIApplication.LaunchOptionsKey
        @pure static let userActivityType: UIApplication.LaunchOptionsKey
        @pure static let cloudKitShareMetadata: UIApplication.LaunchOptionsKey
    }
    @pure struct OpenURLOptionsKey: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let sourceApplication: UIApplication.OpenURLOptionsKey
        @pure static let annotation: UIApplication.OpenURLOptionsKey
        @pure static let openInPlace: UIApplication.OpenURLOptionsKey
        @pure @available(iOS 14.5, *) static let eventAttribution: UIApplication.OpenURLOptionsKey
    }
    @pure struct OpenExternalURLOptionsKey: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let universalLinksOnly: UIApplication.OpenExternalURLOptionsKey
        @pure @available(iOS 14.5, *) static let eventAttribution: UIApplication.OpenExternalURLOptionsKey
    }
    @pure struct ExtensionPointIdentifier: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let keyboard: UIApplication.ExtensionPointIdentifier
    }
    @available(iOS 18.2, *) @pure enum Category: Int {
        case webBrowser = 1
    }
    @available(iOS 18.2, *) @pure struct CategoryDefaultError: Error {
        init(_ code: Code, userInfo: [String: Any] = [:])
        @pure static var errorDomain: String { get }
        @pure static var rateLimited: Code { get }
        @pure static var retryAvailabilityDateErrorKey: String { get }
        var code: Code { get }
        @pure enum Code: Int {
            case rateLimited = 1
        }
    }
}
extension RunLoop.Mode {
    @pure static let tracking: RunLoop.Mode
}
@pure struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable {
    init(rawValue: Int)
    @pure static let invalid: UIBackgroundTaskIdentifier
}
@pure enum UIBackgroundFetchResult: UInt {
    case newData, noData, failed
}
@pure enum UIBackgroundRefreshStatus: Int {
    case restricted, denied, available
}
@available(iOS, deprecated: 8) @pure struct UIRemoteNotificationType: OptionSet {
    init(rawValue: UInt)
    @pure static var badge: UIRemoteNotificationType { get }
    @pure static var sound: UIRemoteNotificationType { get }
    @pure static var alert: UIRemoteNotificationType { get }
    @pure static var newsstandContentAvailability: UIRemoteNotificationType { get }
}
@MainActor @pure class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil)
    convenience init(type: String, localizedTitle: String)
    var type: String { get }
    var localizedTitle: String { get }
    var localizedSubtitle: String? { get }
    var icon: UIApplicationShortcutIcon? { get }
    var userInfo: [String: any NSSecureCoding]? { get }
    @available(iOS 13, *) var targetContentIdentifier: Any? { get }
}
@pure class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    @available(iOS 13, *) var targetContentIdentifier: Any?
}
@MainActor @pure class UIApplicationShortcutIcon: NSObject, NSCopying {
    convenience init(type: UIApplicationShortcutIcon.IconType)
    convenience init(templateImageName: String)
    @available(iOS 13, *) convenience init(systemImageName: String)
    @pure enum IconType: Int {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }
}
