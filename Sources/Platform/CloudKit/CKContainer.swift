// CloudKit's containers, databases and sharing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class CKContainer: NSObject {
    init(identifier containerIdentifier: String)
    class func `default`() -> CKContainer
    var containerIdentifier: String? { get }
    var privateCloudDatabase: CKDatabase { get }
    var publicCloudDatabase: CKDatabase { get }
    var sharedCloudDatabase: CKDatabase { get }
    @elsewhere func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void)
    @elsewhere func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void)
    func add(_ operation: CKOperation)
    func database(with databaseScope: CKDatabase.Scope) -> CKDatabase
    @elsewhere func discoverAllIdentities(completionHandler: @escaping ([CKUserIdentity]?, (any Error)?) -> Void)
    @elsewhere func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void)
    @elsewhere func discoverUserIdentity(
        withPhoneNumber phoneNumber: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void)
    @elsewhere func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    )
    @elsewhere func fetchAllLongLivedOperationIDs(
        completionHandler: @escaping ([CKOperation.ID]?, (any Error)?) -> Void)
    @elsewhere func fetchLongLivedOperation(
        withID operationID: CKOperation.ID, completionHandler: @escaping (CKOperation?, (any Error)?) -> Void)
    @elsewhere func fetchShareMetadata(
        with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void)
    @elsewhere func fetchShareParticipant(
        withEmailAddress emailAddress: String, completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
    )
    @elsewhere func fetchShareParticipant(
        withPhoneNumber phoneNumber: String, completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void)
    @elsewhere func fetchShareParticipant(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void)
    @elsewhere func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void)
    @elsewhere func requestApplicationPermission(
        _ applicationPermission: CKContainer.ApplicationPermissions,
        completionHandler: @escaping (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void)
    @elsewhere func status(
        forApplicationPermission applicationPermission: CKContainer.ApplicationPermissions,
        completionHandler: @escaping (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void)
    func allUserIdentitiesFromContacts() async throws -> [CKUserIdentity]
    func applicationPermissionStatus(for applicationPermission: CKContainer.ApplicationPermissions) async throws
        -> CKContainer.ApplicationPermissionStatus
    func shareMetadata(for url: URL) async throws -> CKShare.Metadata
    func userRecordID() async throws -> CKRecord.ID
    enum ApplicationPermissionStatus: Int { case initialState, couldNotComplete, denied, granted }
    @pure struct ApplicationPermissions: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var userDiscoverability: CKContainer.ApplicationPermissions { get }
    }
}
let CKCurrentUserDefaultName: String
let CKOwnerDefaultName: String
extension NSNotification.Name {
    @pure static var CKAccountChanged: NSNotification.Name { get }
}
enum CKAccountStatus: Int {
    case couldNotDetermine, available, restricted, noAccount
    @available(iOS 15, *) case temporarilyUnavailable
}
@service class CKDatabase: NSObject {
    var databaseScope: CKDatabase.Scope { get }
    func add(_ operation: CKDatabaseOperation)
    @elsewhere func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void)
    @elsewhere func delete(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void)
    @elsewhere func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void)
    @elsewhere func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler: @escaping (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void)
    @elsewhere func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void)
    @available(iOS 15, *) @elsewhere func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void)
    @elsewhere func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void)
    @elsewhere func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void)
    @elsewhere func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true,
        completionHandler:
            @escaping (
                Result<
                    (
                        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
                        deleteResults: [CKRecord.ID: Result<Void, any Error>]
                    ), any Error
                >
            ) -> Void)
    @elsewhere func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void)
    @elsewhere func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
    @elsewhere func save(
        _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void)
    @elsewhere func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void)
    func record(for recordID: CKRecord.ID) async throws -> CKRecord
    @available(iOS 15, *) func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws
        -> [CKRecord.ID: Result<CKRecord, any Error>]
    @available(iOS 15, *) func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    )
    func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID
    func allRecordZones() async throws -> [CKRecordZone]
    func allSubscriptions() async throws -> [CKSubscription]
    @discardableResult func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID
    @available(iOS 15, *) @discardableResult func deleteSubscription(withID subscriptionID: CKSubscription.ID)
        async throws -> CKSubscription.ID
    @available(iOS 15, *) @elsewhere func fetch(
        withRecordZoneIDs zoneIDs: [CKRecordZone.ID],
        completionHandler: @escaping (Result<[CKRecordZone.ID: Result<CKRecordZone, any Error>], any Error>) -> Void)
    func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone
    @available(iOS 15, *) func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription
    enum Scope: Int { case `public`, `private`, shared }
}
class CKRecordZone: NSObject, NSCopying, NSSecureCoding {
    init(zoneID: CKRecordZone.ID)
    init(zoneName: String)
    class func `default`() -> CKRecordZone
    var capabilities: CKRecordZone.Capabilities { get }
    @available(iOS 15, *) @NSCopying var share: CKRecord.Reference? { get }
    var zoneID: CKRecordZone.ID { get }
    @pure struct Capabilities: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var fetchChanges: CKRecordZone.Capabilities { get }
        @pure static var atomic: CKRecordZone.Capabilities { get }
        @pure static var sharing: CKRecordZone.Capabilities { get }
        @available(iOS 15, *) @pure static var zoneWideSharing: CKRecordZone.Capabilities { get }
    }
    class ID: NSObject, NSCopying, NSSecureCoding {
        init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName)
        static let defaultZoneName: String
        class let `default`: CKRecordZone.ID
        var ownerName: String { get }
        var zoneName: String { get }
    }
}
class CKSubscription: NSObject, NSCopying, NSSecureCoding {
    @NSCopying var notificationInfo: CKSubscription.NotificationInfo?
    var subscriptionID: CKSubscription.ID { get }
    var subscriptionType: CKSubscription.SubscriptionType { get }
    class NotificationInfo: NSObject, NSCopying, NSSecureCoding {
        init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil,
            alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil, titleLocalizationKey: String? = nil,
            titleLocalizationArgs: [CKRecord.FieldKey] = [], subtitle: String? = nil,
            subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
            alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
            desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
            shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil)
        var alertActionLocalizationKey: String?
        var alertBody: String?
        var alertLaunchImage: String?
        var alertLocalizationArgs: [CKRecord.FieldKey]?
        var alertLocalizationKey: String?
        var category: String?
        var collapseIDKey: String?
        var desiredKeys: [CKRecord.FieldKey]?
        var shouldBadge: Bool
        var shouldSendContentAvailable: Bool
        var shouldSendMutableContent: Bool
        var soundName: String?
        var subtitle: String?
        var title: String?
        var titleLocalizationKey: String?
    }
    enum SubscriptionType: Int { case query, recordZone, database }
    typealias ID = String
}
class CKQuerySubscription: CKSubscription {
    init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
        options: CKQuerySubscription.Options = [.firesOnRecordCreation, .firesOnRecordUpdate, .firesOnRecordDeletion])
    @NSCopying var predicate: NSPredicate { get }
    var querySubscriptionOptions: CKQuerySubscription.Options { get }
    var recordType: CKRecord.RecordType? { get }
    @NSCopying var zoneID: CKRecordZone.ID?
    @pure struct Options: OptionSet {
        init(rawValue: UInt)
        @pure var rawValue: UInt { get }
        @pure static var firesOnRecordCreation: CKQuerySubscription.Options { get }
        @pure static var firesOnRecordUpdate: CKQuerySubscription.Options { get }
        @pure static var firesOnRecordDeletion: CKQuerySubscription.Options { get }
        @pure static var firesOnce: CKQuerySubscription.Options { get }
    }
}
class CKRecordZoneSubscription: CKSubscription {
    init(zoneID: CKRecordZone.ID)
    init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID)
    var recordType: CKRecord.RecordType?
    @NSCopying var zoneID: CKRecordZone.ID { get }
}
class CKDatabaseSubscription: CKSubscription {
    init()
    init(subscriptionID: CKSubscription.ID)
    var recordType: CKRecord.RecordType?
}
class CKNotification: NSObject {
    init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any])
    var alertBody: String? { get }
    var badge: NSNumber? { get }
    var category: String? { get }
    var containerIdentifier: String? { get }
    var isPruned: Bool { get }
    var notificationID: CKNotification.ID? { get }
    var notificationType: CKNotification.NotificationType { get }
    var soundName: String? { get }
    var subscriptionID: CKSubscription.ID? { get }
    @available(iOS 13, *) var subscriptionOwnerUserRecordID: CKRecord.ID? { get }
    var subtitle: String? { get }
    var title: String? { get }
    var alertActionLocalizationKey: String? { get }
    var alertLaunchImage: String? { get }
    var alertLocalizationArgs: [String]? { get }
    var alertLocalizationKey: String? { get }
    var titleLocalizationKey: String? { get }
    class ID: NSObject, NSCopying, NSSecureCoding {}
    enum NotificationType: Int { case query, recordZone, readNotification, database }
}
class CKQueryNotification: CKNotification {
    var databaseScope: CKDatabase.Scope { get }
    var queryNotificationReason: CKQueryNotification.Reason { get }
    var recordFields: [String: any Sendable]? { get }
    var recordID: CKRecord.ID? { get }
    enum Reason: Int { case recordCreated, recordUpdated, recordDeleted }
}
class CKRecordZoneNotification: CKNotification {
    var databaseScope: CKDatabase.Scope { get }
    var recordZoneID: CKRecordZone.ID? { get }
}
class CKDatabaseNotification: CKNotification {
    var databaseScope: CKDatabase.Scope { get }
}
class CKShare: CKRecord {
    init(rootRecord: CKRecord)
    init(rootRecord: CKRecord, shareID: CKRecord.ID)
    @available(iOS 15, *) init(recordZoneID: CKRecordZone.ID)
    var currentUserParticipant: CKShare.Participant? { get }
    var owner: CKShare.Participant { get }
    var participants: [CKShare.Participant] { get }
    var publicPermission: CKShare.ParticipantPermission
    var url: URL? { get }
    func addParticipant(_ participant: CKShare.Participant)
    func removeParticipant(_ participant: CKShare.Participant)
    class Metadata: NSObject, NSCopying, NSSecureCoding {
        var containerIdentifier: String { get }
        @available(iOS 15, *) var hierarchicalRootRecordID: CKRecord.ID? { get }
        var ownerIdentity: CKUserIdentity { get }
        var participantPermission: CKShare.ParticipantPermission { get }
        var participantRole: CKShare.ParticipantRole { get }
        var participantStatus: CKShare.ParticipantAcceptanceStatus { get }
        var participantType: CKShare.ParticipantType { get }
        var rootRecord: CKRecord? { get }
        var rootRecordID: CKRecord.ID { get }
        var share: CKShare { get }
    }
    class Participant: NSObject, NSCopying, NSSecureCoding {
        var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { get }
        var permission: CKShare.ParticipantPermission
        var role: CKShare.ParticipantRole
        var type: CKShare.ParticipantType
        var userIdentity: CKUserIdentity { get }
    }
    enum ParticipantAcceptanceStatus: Int { case unknown, pending, accepted, removed }
    enum ParticipantPermission: Int { case unknown, none, readOnly, readWrite }
    enum ParticipantRole: Int { case unknown, owner, privateUser, publicUser }
    enum ParticipantType: Int { case unknown, owner, privateUser, publicUser }
    enum SystemFieldKey {
        @pure static var shareType: CKRecord.FieldKey { get }
        @pure static var thumbnailImageData: CKRecord.FieldKey { get }
        @pure static var title: CKRecord.FieldKey { get }
    }
}
class CKUserIdentity: NSObject, NSCopying, NSSecureCoding {
    var contactIdentifiers: [String] { get }
    var hasiCloudAccount: Bool { get }
    var lookupInfo: CKUserIdentity.LookupInfo? { get }
    var nameComponents: PersonNameComponents? { get }
    var userRecordID: CKRecord.ID? { get }
    class LookupInfo: NSObject, NSCopying, NSSecureCoding {
        init(emailAddress: String)
        init(phoneNumber: String)
        init(userRecordID: CKRecord.ID)
        var emailAddress: String? { get }
        var phoneNumber: String? { get }
        var userRecordID: CKRecord.ID? { get }
    }
}
