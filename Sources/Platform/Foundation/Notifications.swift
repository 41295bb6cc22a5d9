// Notifications and key-value observing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, because of the names of notifications.

@pure struct Notification: Hashable, CustomStringConvertible {
    typealias Name = NSNotification.Name
    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
    @pure var name: Notification.Name
    @pure var object: Any?
    @pure var userInfo: [AnyHashable: Any]?
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
@pure class NSNotification: NSObject, NSCopying, NSCoding {
    @pure struct Name: RawRepresentable, Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        @pure var rawValue: String { get }
    }
    init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)
    @pure var name: NSNotification.Name { get }
    @pure var object: Any? { get }
    @pure var userInfo: [AnyHashable: Any]? { get }
}
class NotificationCenter: NSObject, @unchecked Sendable {
    @pure class var `default`: NotificationCenter { get }
    @pure init()
    @observers func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
    @observers func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol
    @callsBack func post(_ notification: Notification)
    @callsBack func post(name aName: NSNotification.Name, object anObject: Any?)
    @callsBack func post(
        name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    @observers func removeObserver(_ observer: Any)
    @observers func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?)
    @available(iOS 15, *) func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil)
        -> NotificationCenter.Notifications
}
@available(iOS 15, *) extension NotificationCenter {
    final class Notifications: AsyncSequence, Sendable {
        typealias Element = Notification
        typealias Failure = Never
    }
}
class NotificationQueue: NSObject {
    enum PostingStyle: UInt {
        case whenIdle = 1
        case asap = 2
        case now = 3
    }
    struct NotificationCoalescing: OptionSet {
        @pure static var none: NotificationQueue.NotificationCoalescing { get }
        @pure static var onName: NotificationQueue.NotificationCoalescing { get }
        @pure static var onSender: NotificationQueue.NotificationCoalescing { get }
    }
    class var `default`: NotificationQueue { get }
    init(notificationCenter: NotificationCenter)
    @callsBack func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle)
    @callsBack func enqueue(
        _ notification: Notification, postingStyle: NotificationQueue.PostingStyle,
        coalesceMask: NotificationQueue.NotificationCoalescing, forModes modes: [RunLoop.Mode]?)
    func dequeueNotifications(matching notification: Notification, coalesceMask: Int)
}
extension NSNotification.Name {
    @pure static var NSCalendarDayChanged: NSNotification.Name { get }
    @pure static var NSSystemClockDidChange: NSNotification.Name { get }
    @pure static var NSSystemTimeZoneDidChange: NSNotification.Name { get }
    @pure static var NSProcessInfoPowerStateDidChange: NSNotification.Name { get }
    @pure static var NSUbiquityIdentityDidChange: NSNotification.Name { get }
    @pure static var NSUndoManagerCheckpoint: NSNotification.Name { get }
    @pure static var NSUndoManagerWillUndoChange: NSNotification.Name { get }
    @pure static var NSUndoManagerWillRedoChange: NSNotification.Name { get }
    @pure static var NSUndoManagerDidUndoChange: NSNotification.Name { get }
    @pure static var NSUndoManagerDidRedoChange: NSNotification.Name { get }
    @pure static var NSUndoManagerDidOpenUndoGroup: NSNotification.Name { get }
    @pure static var NSUndoManagerWillCloseUndoGroup: NSNotification.Name { get }
    @pure static var NSUndoManagerDidCloseUndoGroup: NSNotification.Name { get }
    @pure static var NSMetadataQueryDidStartGathering: NSNotification.Name { get }
    @pure static var NSMetadataQueryGatheringProgress: NSNotification.Name { get }
    @pure static var NSMetadataQueryDidFinishGathering: NSNotification.Name { get }
    @pure static var NSMetadataQueryDidUpdate: NSNotification.Name { get }
    @pure static var NSFileHandleReadToEndOfFileCompletion: NSNotification.Name { get }
    @pure static var NSFileHandleConnectionAccepted: NSNotification.Name { get }
    @pure static var NSFileHandleDataAvailable: NSNotification.Name { get }
    @pure static var NSHTTPCookieManagerCookiesChanged: NSNotification.Name { get }
    @pure static var NSHTTPCookieManagerAcceptPolicyChanged: NSNotification.Name { get }
    @pure static var NSURLCredentialStorageChanged: NSNotification.Name { get }
    @pure static var NSExtensionHostWillEnterForeground: NSNotification.Name { get }
    @pure static var NSExtensionHostDidEnterBackground: NSNotification.Name { get }
    @pure static var NSExtensionHostWillResignActive: NSNotification.Name { get }
    @pure static var NSExtensionHostDidBecomeActive: NSNotification.Name { get }
    @pure static var NSBundleResourceRequestLowDiskSpace: NSNotification.Name { get }
    @pure static var NSDidBecomeSingleThreaded: NSNotification.Name { get }
    @pure static var NSWillBecomeMultiThreaded: NSNotification.Name { get }
    @pure static var NSThreadWillExit: NSNotification.Name { get }
}
struct NSKeyValueObservingOptions: OptionSet {
    @pure static var new: NSKeyValueObservingOptions { get }
    @pure static var old: NSKeyValueObservingOptions { get }
    @pure static var initial: NSKeyValueObservingOptions { get }
    @pure static var prior: NSKeyValueObservingOptions { get }
}
enum NSKeyValueChange: UInt {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}
enum NSKeyValueSetMutationKind: UInt {
    case union = 1
    case minus = 2
    case intersect = 3
    case set = 4
}
@pure struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    init(rawValue: String)
    @pure static var kindKey: NSKeyValueChangeKey { get }
    @pure static var newKey: NSKeyValueChangeKey { get }
    @pure static var oldKey: NSKeyValueChangeKey { get }
    @pure static var indexesKey: NSKeyValueChangeKey { get }
    @pure static var notificationIsPriorKey: NSKeyValueChangeKey { get }
}
class NSKeyValueObservation: NSObject {
    func invalidate()
}
struct NSKeyValueObservedChange<Value> {
    typealias Kind = NSKeyValueChange
    let kind: Kind
    let newValue: Value?
    let oldValue: Value?
    let indexes: IndexSet?
    let isPrior: Bool
}
@pure struct NSKeyValueOperator: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure static var averageKeyValueOperator: NSKeyValueOperator { get }
    @pure static var countKeyValueOperator: NSKeyValueOperator { get }
    @pure static var distinctUnionOfArraysKeyValueOperator: NSKeyValueOperator { get }
    @pure static var distinctUnionOfObjectsKeyValueOperator: NSKeyValueOperator { get }
    @pure static var maximumKeyValueOperator: NSKeyValueOperator { get }
    @pure static var minimumKeyValueOperator: NSKeyValueOperator { get }
    @pure static var sumKeyValueOperator: NSKeyValueOperator { get }
    @pure static var unionOfObjectsKeyValueOperator: NSKeyValueOperator { get }
}
