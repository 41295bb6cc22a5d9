// UIApplicationDelegate and the notifications of old that its methods name.

@MainActor protocol UIApplicationDelegate: NSObjectProtocol {
    optional func applicationDidFinishLaunching(_ application: UIApplication)
    optional func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool
    optional func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool
    optional func applicationDidBecomeActive(_ application: UIApplication)
    optional func applicationWillResignActive(_ application: UIApplication)
    @available(iOS, deprecated: 9) optional func application(
        _ application: UIApplication, handleOpen url: URL
    ) -> Bool
    @available(iOS, deprecated: 9) optional func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool
    optional func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool
    optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    optional func applicationWillTerminate(_ application: UIApplication)
    optional func applicationSignificantTimeChange(_ application: UIApplication)
    @available(iOS, deprecated: 13) optional func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
    @available(iOS, deprecated: 13) optional func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    @available(iOS, deprecated: 13) optional func application(
        _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    @available(iOS, deprecated: 13) optional func application(
        _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    @available(iOS, deprecated: 10) optional func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    optional func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    optional func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    @available(iOS, deprecated: 10) optional func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    @available(iOS, deprecated: 10) optional func application(
        _ application: UIApplication, didReceive notification: UILocalNotification)
    @available(iOS, deprecated: 10) optional func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void)
    @available(iOS, deprecated: 10) optional func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    @available(iOS, deprecated: 10) optional func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    @available(iOS, deprecated: 10) optional func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    optional func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    @available(iOS, deprecated: 13) optional func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    optional func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    optional func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    optional func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void)
    optional func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
    @available(iOS 14, *) optional func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
    @available(iOS, deprecated: 14) optional func application(
        _ application: UIApplication, handle intent: INIntent,
        completionHandler: @escaping (INIntentResponse) -> Void)
    optional func applicationDidEnterBackground(_ application: UIApplication)
    optional func applicationWillEnterForeground(_ application: UIApplication)
    optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    optional var window: UIWindow? { get set }
    optional func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    optional func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    optional func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    @available(iOS 13.2, *) optional func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool
    @available(iOS 13.2, *) optional func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool
    optional func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    optional func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    @available(iOS, deprecated: 13.2) optional func application(
        _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
    ) -> Bool
    @available(iOS, deprecated: 13.2) optional func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool
    optional func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    optional func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    optional func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)
    optional func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    optional func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
    @available(iOS 13, *) optional func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    @available(iOS 13, *) optional func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    @available(iOS 15, *) optional func applicationShouldAutomaticallyLocalizeKeyCommands(
        _ application: UIApplication
    ) -> Bool
}
extension UIApplicationDelegate {
    static func main()
}
@available(iOS, deprecated: 10) @MainActor @pure class UILocalNotification: NSObject, NSCopying, NSCoding {
    init()
    init?(coder: NSCoder)
    var fireDate: Date?
    var timeZone: TimeZone?
    var repeatInterval: NSCalendar.Unit
    var repeatCalendar: Calendar?
    var region: CLRegion?
    var regionTriggersOnce: Bool
    var alertBody: String?
    var hasAction: Bool
    var alertAction: String?
    var alertLaunchImage: String?
    var alertTitle: String?
    var soundName: String?
    var applicationIconBadgeNumber: Int
    var userInfo: [AnyHashable: Any]?
    var category: String?
}
@available(iOS, deprecated: 10) @pure struct UIUserNotificationType: OptionSet {
    init(rawValue: UInt)
    @pure static var badge: UIUserNotificationType { get }
    @pure static var sound: UIUserNotificationType { get }
    @pure static var alert: UIUserNotificationType { get }
}
@available(iOS, deprecated: 10) @pure enum UIUserNotificationActionBehavior: UInt {
    case `default`, textInput
}
@available(iOS, deprecated: 10) @pure enum UIUserNotificationActivationMode: UInt {
    case foreground, background
}
@available(iOS, deprecated: 10) @pure enum UIUserNotificationActionContext: UInt {
    case `default`, minimal
}
@available(iOS, deprecated: 10) @MainActor @pure class UIUserNotificationSettings: NSObject {
    convenience init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?)
    var types: UIUserNotificationType { get }
    var categories: Set<UIUserNotificationCategory>? { get }
}
@available(iOS, deprecated: 10) @MainActor @pure class UIUserNotificationCategory: NSObject, NSCopying {
    init()
    init?(coder: NSCoder)
    var identifier: String? { get }
    func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]?
}
@available(iOS, deprecated: 10) @pure class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    var identifier: String?
    func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext)
}
@available(iOS, deprecated: 10) @MainActor @pure class UIUserNotificationAction: NSObject, NSCopying {
    init()
    init?(coder: NSCoder)
    var identifier: String? { get }
    var title: String? { get }
    var behavior: UIUserNotificationActionBehavior { get }
    var parameters: [AnyHashable: Any] { get }
    var activationMode: UIUserNotificationActivationMode { get }
    var isAuthenticationRequired: Bool { get }
    var isDestructive: Bool { get }
}
@available(iOS, deprecated: 10) @pure class UIMutableUserNotificationAction: UIUserNotificationAction {
    var identifier: String?
    var title: String?
    var behavior: UIUserNotificationActionBehavior
    var parameters: [AnyHashable: Any]
    var activationMode: UIUserNotificationActivationMode
    var isAuthenticationRequired: Bool
    var isDestructive: Bool
}
