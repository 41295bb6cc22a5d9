// UserNotifications.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class UNUserNotificationCenter: NSObject {
    @pure class func current() -> UNUserNotificationCenter
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var supportsContentExtensions: Bool { get }
    @elsewhere func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
    @elsewhere func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void)
    @elsewhere func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void)
    @elsewhere func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void)
    @elsewhere func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void)
    func deliveredNotifications() async -> [UNNotification]
    func notificationCategories() async -> Set<UNNotificationCategory>
    func notificationSettings() async -> UNNotificationSettings
    func pendingNotificationRequests() async -> [UNNotificationRequest]
    func removeAllDeliveredNotifications()
    func removeAllPendingNotificationRequests()
    func removeDeliveredNotifications(withIdentifiers identifiers: [String])
    func removePendingNotificationRequests(withIdentifiers identifiers: [String])
    @elsewhere func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void)
    @available(iOS 16, *) @elsewhere func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
    func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
}
protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    optional func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    optional func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
    optional func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
}
@pure struct UNAuthorizationOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var badge: UNAuthorizationOptions { get }
    @pure static var sound: UNAuthorizationOptions { get }
    @pure static var alert: UNAuthorizationOptions { get }
    @pure static var carPlay: UNAuthorizationOptions { get }
    @pure static var criticalAlert: UNAuthorizationOptions { get }
    @pure static var providesAppNotificationSettings: UNAuthorizationOptions { get }
    @pure static var provisional: UNAuthorizationOptions { get }
    @available(iOS 13, *) @pure static var announcement: UNAuthorizationOptions { get }
    @available(iOS 15, *) @pure static var timeSensitive: UNAuthorizationOptions { get }
}
@pure struct UNNotificationPresentationOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var badge: UNNotificationPresentationOptions { get }
    @pure static var sound: UNNotificationPresentationOptions { get }
    @pure static var alert: UNNotificationPresentationOptions { get }
    @available(iOS 14, *) @pure static var list: UNNotificationPresentationOptions { get }
    @available(iOS 14, *) @pure static var banner: UNNotificationPresentationOptions { get }
}
class UNNotification: NSObject, NSCopying, NSSecureCoding {
    var date: Date { get }
    @NSCopying var request: UNNotificationRequest { get }
}
@pure class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
    @NSCopying var content: UNNotificationContent { get }
    var identifier: String { get }
    @NSCopying var trigger: UNNotificationTrigger? { get }
}
class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding {
    var actionIdentifier: String { get }
    @NSCopying var notification: UNNotification { get }
    var targetScene: UIScene? { get }
}
class UNTextInputNotificationResponse: UNNotificationResponse {
    var userText: String { get }
}
let UNNotificationDefaultActionIdentifier: String
let UNNotificationDismissActionIdentifier: String
let UNErrorDomain: String
let UNNotificationAttachmentOptionsThumbnailClippingRectKey: String
let UNNotificationAttachmentOptionsThumbnailHiddenKey: String
let UNNotificationAttachmentOptionsThumbnailTimeKey: String
let UNNotificationAttachmentOptionsTypeHintKey: String
class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var attachments: [UNNotificationAttachment] { get }
    var badge: NSNumber? { get }
    var body: String { get }
    var categoryIdentifier: String { get }
    @available(iOS 16, *) var filterCriteria: String? { get }
    @available(iOS 15, *) var interruptionLevel: UNNotificationInterruptionLevel { get }
    var launchImageName: String { get }
    @available(iOS 15, *) var relevanceScore: Double { get }
    var sound: UNNotificationSound? { get }
    var subtitle: String { get }
    var summaryArgument: String { get }
    var summaryArgumentCount: Int { get }
    @available(iOS 13, *) var targetContentIdentifier: String? { get }
    var threadIdentifier: String { get }
    var title: String { get }
    var userInfo: [AnyHashable: Any] { get }
    @available(iOS 15, *) func updating(from provider: any UNNotificationContentProviding) throws
        -> UNNotificationContent
}
@pure class UNMutableNotificationContent: UNNotificationContent {
    var attachments: [UNNotificationAttachment]
    @NSCopying var badge: NSNumber?
    var body: String
    var categoryIdentifier: String
    @available(iOS 16, *) var filterCriteria: String?
    @available(iOS 15, *) var interruptionLevel: UNNotificationInterruptionLevel
    var launchImageName: String
    @available(iOS 15, *) var relevanceScore: Double
    @NSCopying var sound: UNNotificationSound?
    var subtitle: String
    var summaryArgument: String
    var summaryArgumentCount: Int
    @available(iOS 13, *) var targetContentIdentifier: String?
    var threadIdentifier: String
    var title: String
    var userInfo: [AnyHashable: Any]
}
@available(iOS 15, *) protocol UNNotificationContentProviding: NSObjectProtocol {}
@available(iOS 15, *) enum UNNotificationInterruptionLevel: UInt {
    case passive, active, timeSensitive, critical
}
class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws
    var identifier: String { get }
    var type: String { get }
    var url: URL { get }
}
@pure class UNNotificationSound: NSObject, NSCopying, NSSecureCoding {
    init(named name: UNNotificationSoundName)
    @pure class var `default`: UNNotificationSound { get }
    @pure class var defaultCritical: UNNotificationSound { get }
    @available(iOS 15.2, *) @pure class var defaultRingtone: UNNotificationSound { get }
    @pure class func criticalSoundNamed(_ name: UNNotificationSoundName) -> Self
    @pure class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> Self
    @pure class func defaultCriticalSound(withAudioVolume volume: Float) -> Self
    @available(iOS 15.2, *) @pure class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> Self
}
@pure struct UNNotificationSoundName: RawRepresentable, Hashable {
    init(_ rawValue: String)
    init(rawValue: String)
}
class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding {
    var repeats: Bool { get }
}
class UNPushNotificationTrigger: UNNotificationTrigger {}
@pure class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    init(timeInterval: TimeInterval, repeats: Bool)
    var timeInterval: TimeInterval { get }
    func nextTriggerDate() -> Date?
}
@pure class UNCalendarNotificationTrigger: UNNotificationTrigger {
    init(dateMatching dateComponents: DateComponents, repeats: Bool)
    var dateComponents: DateComponents { get }
    func nextTriggerDate() -> Date?
}
@pure class UNLocationNotificationTrigger: UNNotificationTrigger {
    init(region: CLRegion, repeats: Bool)
    @NSCopying var region: CLRegion { get }
}
@pure class UNNotificationAction: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, title: String, options: UNNotificationActionOptions = [])
    @available(iOS 15, *) init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?)
    @available(iOS 15, *) @NSCopying var icon: UNNotificationActionIcon? { get }
    var identifier: String { get }
    var options: UNNotificationActionOptions { get }
    var title: String { get }
}
@pure class UNTextInputNotificationAction: UNNotificationAction {
    init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String)
    @available(iOS 15, *) init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String)
    var textInputButtonTitle: String { get }
    var textInputPlaceholder: String { get }
}
@available(iOS 15, *) @pure class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding {
    init(systemImageName: String)
    init(templateImageName: String)
}
@pure struct UNNotificationActionOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var authenticationRequired: UNNotificationActionOptions { get }
    @pure static var destructive: UNNotificationActionOptions { get }
    @pure static var foreground: UNNotificationActionOptions { get }
}
@pure class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding {
    init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = [])
    init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = [])
    init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = [])
    var actions: [UNNotificationAction] { get }
    var categorySummaryFormat: String { get }
    var hiddenPreviewsBodyPlaceholder: String { get }
    var identifier: String { get }
    var intentIdentifiers: [String] { get }
    var options: UNNotificationCategoryOptions { get }
}
@pure struct UNNotificationCategoryOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var customDismissAction: UNNotificationCategoryOptions { get }
    @pure static var allowInCarPlay: UNNotificationCategoryOptions { get }
    @pure static var hiddenPreviewsShowTitle: UNNotificationCategoryOptions { get }
    @pure static var hiddenPreviewsShowSubtitle: UNNotificationCategoryOptions { get }
    @available(iOS 13, *) @pure static var allowAnnouncement: UNNotificationCategoryOptions { get }
}
class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding {
    var alertSetting: UNNotificationSetting { get }
    var alertStyle: UNAlertStyle { get }
    @available(iOS 13, *) var announcementSetting: UNNotificationSetting { get }
    var authorizationStatus: UNAuthorizationStatus { get }
    var badgeSetting: UNNotificationSetting { get }
    var carPlaySetting: UNNotificationSetting { get }
    var criticalAlertSetting: UNNotificationSetting { get }
    @available(iOS 15, *) var directMessagesSetting: UNNotificationSetting { get }
    var lockScreenSetting: UNNotificationSetting { get }
    var notificationCenterSetting: UNNotificationSetting { get }
    var providesAppNotificationSettings: Bool { get }
    @available(iOS 15, *) var scheduledDeliverySetting: UNNotificationSetting { get }
    var showPreviewsSetting: UNShowPreviewsSetting { get }
    var soundSetting: UNNotificationSetting { get }
    @available(iOS 15, *) var timeSensitiveSetting: UNNotificationSetting { get }
}
enum UNAlertStyle: Int {
    case none, banner, alert
}
enum UNAuthorizationStatus: Int {
    case notDetermined, denied, authorized, provisional
    @available(iOS 14, *) case ephemeral
}
enum UNNotificationSetting: Int {
    case notSupported, disabled, enabled
}
enum UNShowPreviewsSetting: Int {
    case always, whenAuthenticated, never
}
class UNNotificationServiceExtension: NSObject {
    func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void)
    func serviceExtensionTimeWillExpire()
}
@pure struct UNError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case notificationsNotAllowed, attachmentInvalidURL, attachmentUnrecognizedType, attachmentInvalidFileSize,
            attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt, notificationInvalidNoDate,
            notificationInvalidNoContent, contentProvidingObjectNotAllowed, contentProvidingInvalid, badgeInputInvalid
    }
    init(_ code: UNError.Code, userInfo: [String: Any] = [:])
    @pure var code: UNError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var notificationsNotAllowed: UNError.Code { get }
    @pure static var attachmentInvalidURL: UNError.Code { get }
    @pure static var attachmentUnrecognizedType: UNError.Code { get }
    @pure static var attachmentInvalidFileSize: UNError.Code { get }
    @pure static var attachmentNotInDataStore: UNError.Code { get }
    @pure static var attachmentMoveIntoDataStoreFailed: UNError.Code { get }
    @pure static var attachmentCorrupt: UNError.Code { get }
    @pure static var notificationInvalidNoDate: UNError.Code { get }
    @pure static var notificationInvalidNoContent: UNError.Code { get }
    @pure static var contentProvidingObjectNotAllowed: UNError.Code { get }
    @pure static var contentProvidingInvalid: UNError.Code { get }
    @pure static var badgeInputInvalid: UNError.Code { get }
}
