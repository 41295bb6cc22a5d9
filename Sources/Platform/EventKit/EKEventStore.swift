// EventKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class EKEventStore: NSObject {
    init()
    @available(iOS 16, *) init(sources: [EKSource])
    class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
    var defaultCalendarForNewEvents: EKCalendar? { get }
    var delegateSources: [EKSource] { get }
    var eventStoreIdentifier: String { get }
    var sources: [EKSource] { get }
    func calendar(withIdentifier identifier: String) -> EKCalendar?
    func calendarItem(withIdentifier identifier: String) -> EKCalendarItem?
    func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem]
    func calendars(for entityType: EKEntityType) -> [EKCalendar]
    func cancelFetchRequest(_ fetchIdentifier: Any)
    func commit() throws
    func defaultCalendarForNewReminders() -> EKCalendar?
    func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback)
    func event(withIdentifier identifier: String) -> EKEvent?
    func events(matching predicate: NSPredicate) -> [EKEvent]
    @elsewhere @discardableResult func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any
    @pure func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate
    @pure func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    @pure func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate
    @pure func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate
    func refreshSourcesIfNecessary()
    func remove(_ event: EKEvent, span: EKSpan) throws
    func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws
    func remove(_ reminder: EKReminder, commit: Bool) throws
    func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws
    @elsewhere func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler)
    @available(iOS 17, *) @elsewhere func requestFullAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler)
    @available(iOS 17, *) @elsewhere func requestFullAccessToReminders(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler)
    @available(iOS 17, *) @elsewhere func requestWriteOnlyAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler)
    func reset()
    func save(_ event: EKEvent, span: EKSpan) throws
    func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws
    func save(_ reminder: EKReminder, commit: Bool) throws
    func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws
    func source(withIdentifier identifier: String) -> EKSource?
}
typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
enum EKAuthorizationStatus: Int {
    case notDetermined, restricted, denied
    @available(iOS 17, *) case fullAccess
    @available(iOS 17, *) case writeOnly
}
extension EKAuthorizationStatus {
    @pure static var authorized: EKAuthorizationStatus { get }
}
enum EKEntityType: UInt {
    case event, reminder
}
@pure struct EKEntityMask: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var event: EKEntityMask { get }
    @pure static var reminder: EKEntityMask { get }
}
enum EKSpan: Int {
    case thisEvent, futureEvents
}
extension NSNotification.Name {
    @pure static var EKEventStoreChanged: NSNotification.Name { get }
}
@available(iOS 13, *) class EKObject: NSObject {
    var hasChanges: Bool { get }
    var isNew: Bool { get }
    func refresh() -> Bool
    func reset()
    func rollback()
}
class EKCalendarItem: EKObject {
    var alarms: [EKAlarm]?
    var attendees: [EKParticipant]? { get }
    var calendar: EKCalendar!
    var calendarItemExternalIdentifier: String! { get }
    var calendarItemIdentifier: String { get }
    var creationDate: Date? { get }
    var hasAlarms: Bool { get }
    var hasAttendees: Bool { get }
    var hasNotes: Bool { get }
    var hasRecurrenceRules: Bool { get }
    var lastModifiedDate: Date? { get }
    var location: String?
    var notes: String?
    var recurrenceRules: [EKRecurrenceRule]?
    var timeZone: TimeZone?
    var title: String!
    var url: URL?
    func addAlarm(_ alarm: EKAlarm)
    func addRecurrenceRule(_ rule: EKRecurrenceRule)
    func removeAlarm(_ alarm: EKAlarm)
    func removeRecurrenceRule(_ rule: EKRecurrenceRule)
}
class EKEvent: EKCalendarItem {
    init(eventStore: EKEventStore)
    var availability: EKEventAvailability
    var birthdayContactIdentifier: String? { get }
    var birthdayPersonID: Int { get }
    var endDate: Date!
    var eventIdentifier: String! { get }
    var isAllDay: Bool
    var isDetached: Bool { get }
    var occurrenceDate: Date! { get }
    var organizer: EKParticipant? { get }
    var startDate: Date!
    var status: EKEventStatus { get }
    @NSCopying var structuredLocation: EKStructuredLocation?
    func compareStartDate(with other: EKEvent) -> ComparisonResult
}
enum EKEventAvailability: Int {
    case notSupported, busy, free, tentative, unavailable
}
enum EKEventStatus: Int {
    case none, confirmed, tentative, canceled
}
class EKReminder: EKCalendarItem {
    init(eventStore: EKEventStore)
    var completionDate: Date?
    var dueDateComponents: DateComponents?
    var isCompleted: Bool
    var priority: Int
    var startDateComponents: DateComponents?
}
enum EKReminderPriority: UInt {
    case none, high, medium, low
}
class EKCalendar: EKObject {
    init(for entityType: EKEntityType, eventStore: EKEventStore)
    var allowedEntityTypes: EKEntityMask { get }
    var allowsContentModifications: Bool { get }
    var calendarIdentifier: String { get }
    var cgColor: CGColor!
    var isImmutable: Bool { get }
    var isSubscribed: Bool { get }
    var source: EKSource!
    var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { get }
    var title: String
    var type: EKCalendarType { get }
}
@pure struct EKCalendarEventAvailabilityMask: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var busy: EKCalendarEventAvailabilityMask { get }
    @pure static var free: EKCalendarEventAvailabilityMask { get }
    @pure static var tentative: EKCalendarEventAvailabilityMask { get }
    @pure static var unavailable: EKCalendarEventAvailabilityMask { get }
}
enum EKCalendarType: Int {
    case local, calDAV, exchange, subscription, birthday
}
class EKSource: EKObject {
    @available(iOS 16, *) var isDelegate: Bool { get }
    var sourceIdentifier: String { get }
    var sourceType: EKSourceType { get }
    var title: String { get }
    func calendars(for entityType: EKEntityType) -> Set<EKCalendar>
}
enum EKSourceType: Int {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
class EKAlarm: EKObject, NSCopying {
    init(absoluteDate date: Date)
    init(relativeOffset offset: TimeInterval)
    var absoluteDate: Date?
    var proximity: EKAlarmProximity
    var relativeOffset: TimeInterval
    @NSCopying var structuredLocation: EKStructuredLocation?
}
enum EKAlarmProximity: Int {
    case none, enter, leave
}
class EKStructuredLocation: EKObject, NSCopying {
    init(title: String)
    init(mapItem: MKMapItem)
    var geoLocation: CLLocation?
    var radius: Double
    var title: String?
}
class EKParticipant: EKObject, NSCopying {
    var contactPredicate: NSPredicate { get }
    var isCurrentUser: Bool { get }
    var name: String? { get }
    var participantRole: EKParticipantRole { get }
    var participantStatus: EKParticipantStatus { get }
    var participantType: EKParticipantType { get }
    var url: URL { get }
}
enum EKParticipantRole: Int {
    case unknown, required, optional, chair, nonParticipant
}
enum EKParticipantStatus: Int {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
enum EKParticipantType: Int {
    case unknown, person, room, resource, group
}
class EKRecurrenceRule: EKObject, NSCopying {
    init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
    init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?)
    var calendarIdentifier: String { get }
    var daysOfTheMonth: [NSNumber]? { get }
    var daysOfTheWeek: [EKRecurrenceDayOfWeek]? { get }
    var daysOfTheYear: [NSNumber]? { get }
    var firstDayOfTheWeek: Int { get }
    var frequency: EKRecurrenceFrequency { get }
    var interval: Int { get }
    var monthsOfTheYear: [NSNumber]? { get }
    @NSCopying var recurrenceEnd: EKRecurrenceEnd?
    var setPositions: [NSNumber]? { get }
    var weeksOfTheYear: [NSNumber]? { get }
}
class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding {
    init(_ dayOfTheWeek: EKWeekday)
    init(_ dayOfTheWeek: EKWeekday, weekNumber: Int)
    init(dayOfTheWeek: EKWeekday, weekNumber: Int)
    var dayOfTheWeek: EKWeekday { get }
    var weekNumber: Int { get }
}
class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding {
    init(end endDate: Date)
    init(occurrenceCount: Int)
    var endDate: Date? { get }
    var occurrenceCount: Int { get }
}
enum EKRecurrenceFrequency: Int {
    case daily, weekly, monthly, yearly
}
enum EKWeekday: Int {
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}
@pure struct EKError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly,
            durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture,
            startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan,
            calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable,
            sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported,
            reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents,
            calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid,
            invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported,
            invalidInviteReplyCalendar, notificationsCollectionFlagNotSet, sourceMismatch,
            notificationCollectionMismatch, notificationSavedWithoutCollection, reminderAlarmContainsEmailOrUrl
    }
    init(_ code: EKError.Code, userInfo: [String: Any] = [:])
    @pure var code: EKError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var eventNotMutable: EKError.Code { get }
    @pure static var noCalendar: EKError.Code { get }
    @pure static var noStartDate: EKError.Code { get }
    @pure static var noEndDate: EKError.Code { get }
    @pure static var datesInverted: EKError.Code { get }
    @pure static var internalFailure: EKError.Code { get }
    @pure static var calendarReadOnly: EKError.Code { get }
    @pure static var durationGreaterThanRecurrence: EKError.Code { get }
    @pure static var alarmGreaterThanRecurrence: EKError.Code { get }
    @pure static var startDateTooFarInFuture: EKError.Code { get }
    @pure static var startDateCollidesWithOtherOccurrence: EKError.Code { get }
    @pure static var objectBelongsToDifferentStore: EKError.Code { get }
    @pure static var invitesCannotBeMoved: EKError.Code { get }
    @pure static var invalidSpan: EKError.Code { get }
    @pure static var calendarHasNoSource: EKError.Code { get }
    @pure static var calendarSourceCannotBeModified: EKError.Code { get }
    @pure static var calendarIsImmutable: EKError.Code { get }
    @pure static var sourceDoesNotAllowCalendarAddDelete: EKError.Code { get }
    @pure static var recurringReminderRequiresDueDate: EKError.Code { get }
    @pure static var structuredLocationsNotSupported: EKError.Code { get }
    @pure static var reminderLocationsNotSupported: EKError.Code { get }
    @pure static var alarmProximityNotSupported: EKError.Code { get }
    @pure static var calendarDoesNotAllowEvents: EKError.Code { get }
    @pure static var calendarDoesNotAllowReminders: EKError.Code { get }
    @pure static var sourceDoesNotAllowReminders: EKError.Code { get }
    @pure static var sourceDoesNotAllowEvents: EKError.Code { get }
    @pure static var priorityIsInvalid: EKError.Code { get }
    @pure static var invalidEntityType: EKError.Code { get }
    @pure static var procedureAlarmsNotMutable: EKError.Code { get }
    @pure static var eventStoreNotAuthorized: EKError.Code { get }
    @pure static var osNotSupported: EKError.Code { get }
    @pure static var invalidInviteReplyCalendar: EKError.Code { get }
    @pure static var notificationsCollectionFlagNotSet: EKError.Code { get }
    @pure static var sourceMismatch: EKError.Code { get }
    @pure static var notificationCollectionMismatch: EKError.Code { get }
    @pure static var notificationSavedWithoutCollection: EKError.Code { get }
    @pure static var reminderAlarmContainsEmailOrUrl: EKError.Code { get }
}
let EKErrorDomain: String
