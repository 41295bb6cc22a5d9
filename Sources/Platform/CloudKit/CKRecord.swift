// CloudKit's records, queries and operations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class CKRecord: NSObject, NSCopying, NSSecureCoding, CKRecordKeyValueSetting {
    init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID())
    init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID)
    var creationDate: Date? { get }
    @NSCopying var creatorUserRecordID: CKRecord.ID? { get }
    @available(iOS 15, *) var encryptedValues: any CKRecordKeyValueSetting { get }
    @NSCopying var lastModifiedUserRecordID: CKRecord.ID? { get }
    var modificationDate: Date? { get }
    @NSCopying var parent: CKRecord.Reference?
    var recordChangeTag: String? { get }
    @NSCopying var recordID: CKRecord.ID { get }
    var recordType: CKRecord.RecordType { get }
    @NSCopying var share: CKRecord.Reference? { get }
    subscript(key: CKRecord.FieldKey) -> __CKRecordObjCValue? { get set }
    subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? { get set }
    func allKeys() -> [CKRecord.FieldKey]
    func allTokens() -> [String]
    func changedKeys() -> [CKRecord.FieldKey]
    func encodeSystemFields(with coder: NSCoder)
    func object(forKey key: CKRecord.FieldKey) -> __CKRecordObjCValue?
    func setObject(_ object: __CKRecordObjCValue?, forKey key: CKRecord.FieldKey)
    func setParent(_ parentRecord: CKRecord?)
    func setParent(_ parentRecordID: CKRecord.ID?)
    class ID: NSObject, NSCopying, NSSecureCoding {
        init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default)
        var recordName: String { get }
        var zoneID: CKRecordZone.ID { get }
    }
    class Reference: NSObject, NSCopying, NSSecureCoding {
        init(record: CKRecord, action: CKRecord.ReferenceAction)
        init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction)
        var action: CKRecord.ReferenceAction { get }
        @NSCopying var recordID: CKRecord.ID { get }
    }
    enum ReferenceAction: UInt { case none, deleteSelf }
    enum SystemType {
        @pure static var share: CKRecord.RecordType { get }
        @pure static var userRecord: CKRecord.RecordType { get }
    }
    enum SystemFieldKey {
        @pure static var parent: CKRecord.FieldKey { get }
        @pure static var share: CKRecord.FieldKey { get }
    }
    typealias FieldKey = String
    typealias RecordType = String
}
protocol CKRecordValueProtocol {}
protocol __CKRecordObjCValue: CKRecordValueProtocol, NSObjectProtocol {}
typealias CKRecordValue = __CKRecordObjCValue
protocol CKRecordKeyValueSetting: NSObjectProtocol {
    subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? { get set }
    subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
    func allKeys() -> [String]
    func changedKeys() -> [String]
    func object(forKey key: String) -> __CKRecordObjCValue?
    func setObject(_ object: __CKRecordObjCValue?, forKey key: String)
}
class CKAsset: NSObject {
    init(fileURL: URL)
    var fileURL: URL? { get }
}
@pure class CKQuery: NSObject, NSCopying, NSSecureCoding {
    init(recordType: CKRecord.RecordType, predicate: NSPredicate)
    @NSCopying var predicate: NSPredicate { get }
    var recordType: CKRecord.RecordType { get }
    var sortDescriptors: [NSSortDescriptor]?
}
class CKLocationSortDescriptor: NSSortDescriptor {
    init(key: String, relativeLocation: CLLocation)
    @NSCopying var relativeLocation: CLLocation { get }
}
class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding {}
class CKOperation: Operation {
    var configuration: CKOperation.Configuration!
    var group: CKOperationGroup?
    @elsewhere var longLivedOperationWasPersistedBlock: (() -> Void)?
    var operationID: CKOperation.ID { get }
    var allowsCellularAccess: Bool
    var container: CKContainer?
    var isLongLived: Bool
    var timeoutIntervalForRequest: TimeInterval
    var timeoutIntervalForResource: TimeInterval
    class Configuration: NSObject {
        var allowsCellularAccess: Bool
        var container: CKContainer?
        var isLongLived: Bool
        var qualityOfService: QualityOfService
        var timeoutIntervalForRequest: TimeInterval
        var timeoutIntervalForResource: TimeInterval
    }
    typealias ID = String
}
class CKOperationGroup: NSObject, NSSecureCoding {
    var defaultConfiguration: CKOperation.Configuration!
    var expectedReceiveSize: CKOperationGroup.TransferSize
    var expectedSendSize: CKOperationGroup.TransferSize
    var name: String?
    var operationGroupID: String { get }
    var quantity: Int
    enum TransferSize: Int {
        case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes,
            hundredsOfGigabytes
    }
}
class CKDatabaseOperation: CKOperation {
    var database: CKDatabase?
}
@service class CKQueryOperation: CKDatabaseOperation {
    init()
    init(query: CKQuery)
    init(cursor: CKQueryOperation.Cursor)
    class let maximumResults: Int
    var cursor: CKQueryOperation.Cursor?
    var desiredKeys: [CKRecord.FieldKey]?
    @NSCopying var query: CKQuery?
    @elsewhere var queryCompletionBlock: ((CKQueryOperation.Cursor?, (any Error)?) -> Void)?
    @available(iOS 15, *) @elsewhere var queryResultBlock: ((Result<CKQueryOperation.Cursor?, any Error>) -> Void)?
    @elsewhere var recordFetchedBlock: ((CKRecord) -> Void)?
    @available(iOS 15, *) @elsewhere var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    var resultsLimit: Int
    @NSCopying var zoneID: CKRecordZone.ID?
    class Cursor: NSObject, NSCopying, NSSecureCoding {}
}
@service class CKFetchRecordsOperation: CKDatabaseOperation {
    init()
    init(recordIDs: [CKRecord.ID])
    class func fetchCurrentUserRecordOperation() -> Self
    var desiredKeys: [CKRecord.FieldKey]?
    @elsewhere var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    @available(iOS 15, *) @elsewhere var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    @elsewhere var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    @elsewhere var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    @available(iOS 15, *) @elsewhere var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    var recordIDs: [CKRecord.ID]?
}
@service class CKModifyRecordsOperation: CKDatabaseOperation {
    init()
    init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil)
    var clientChangeTokenData: Data?
    var isAtomic: Bool
    @elsewhere var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    @available(iOS 15, *) @elsewhere var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    @elsewhere var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    @available(iOS 15, *) @elsewhere var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    @elsewhere var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    @available(iOS 15, *) @elsewhere var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    var recordIDsToDelete: [CKRecord.ID]?
    var recordsToSave: [CKRecord]?
    var savePolicy: CKModifyRecordsOperation.RecordSavePolicy
    enum RecordSavePolicy: Int { case ifServerRecordUnchanged, changedKeys, allKeys }
}
@service class CKModifyRecordZonesOperation: CKDatabaseOperation {
    init()
    init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil)
    @elsewhere var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    @available(iOS 15, *) @elsewhere var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    var recordZoneIDsToDelete: [CKRecordZone.ID]?
    var recordZonesToSave: [CKRecordZone]?
}
@service class CKModifySubscriptionsOperation: CKDatabaseOperation {
    init()
    init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil)
    @elsewhere var modifySubscriptionsCompletionBlock:
        (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    @available(iOS 15, *) @elsewhere var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    var subscriptionIDsToDelete: [CKSubscription.ID]?
    var subscriptionsToSave: [CKSubscription]?
}
@service class CKFetchRecordZoneChangesOperation: CKDatabaseOperation {
    init()
    init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneConfiguration]? = nil)
    var configurationsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneConfiguration]?
    var fetchAllChanges: Bool
    @elsewhere var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
    @available(iOS 15, *) @elsewhere var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    @elsewhere var recordChangedBlock: ((CKRecord) -> Void)?
    @available(iOS 15, *) @elsewhere var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    @elsewhere var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    @elsewhere var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    @elsewhere var recordZoneFetchCompletionBlock:
        ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    var recordZoneIDs: [CKRecordZone.ID]?
    @available(iOS 15, *) @elsewhere var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<
                    (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
                >
            ) -> Void
        )?
    class ZoneConfiguration: NSObject, NSCopying, NSSecureCoding {
        init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil)
        var desiredKeys: [CKRecord.FieldKey]?
        @NSCopying var previousServerChangeToken: CKServerChangeToken?
        var resultsLimit: Int
    }
}
@service class CKFetchDatabaseChangesOperation: CKDatabaseOperation {
    init()
    init(previousServerChangeToken: CKServerChangeToken?)
    @elsewhere var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    var fetchAllChanges: Bool
    @elsewhere var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    @NSCopying var previousServerChangeToken: CKServerChangeToken?
    @elsewhere var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    @elsewhere var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    var resultsLimit: Int
    @available(iOS 15, *) @elsewhere var fetchDatabaseChangesResultBlock:
        ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
    @elsewhere var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
}
@service class CKDiscoverAllUserIdentitiesOperation: CKOperation {
    init()
    @elsewhere var discoverAllUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
    @elsewhere var userIdentityDiscoveredBlock: ((CKUserIdentity) -> Void)?
}
@pure struct CKError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case internalError, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable,
            requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments,
            resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified,
            incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed,
            zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants,
            alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification,
            serverResponseLost, assetNotAvailable
        @available(iOS 15, *) case accountTemporarilyUnavailable
    }
    init(_ code: CKError.Code, userInfo: [String: Any] = [:])
    @pure var code: CKError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var internalError: CKError.Code { get }
    @pure static var partialFailure: CKError.Code { get }
    @pure static var networkUnavailable: CKError.Code { get }
    @pure static var networkFailure: CKError.Code { get }
    @pure static var badContainer: CKError.Code { get }
    @pure static var serviceUnavailable: CKError.Code { get }
    @pure static var requestRateLimited: CKError.Code { get }
    @pure static var missingEntitlement: CKError.Code { get }
    @pure static var notAuthenticated: CKError.Code { get }
    @pure static var permissionFailure: CKError.Code { get }
    @pure static var unknownItem: CKError.Code { get }
    @pure static var invalidArguments: CKError.Code { get }
    @pure static var resultsTruncated: CKError.Code { get }
    @pure static var serverRecordChanged: CKError.Code { get }
    @pure static var serverRejectedRequest: CKError.Code { get }
    @pure static var assetFileNotFound: CKError.Code { get }
    @pure static var assetFileModified: CKError.Code { get }
    @pure static var incompatibleVersion: CKError.Code { get }
    @pure static var constraintViolation: CKError.Code { get }
    @pure static var operationCancelled: CKError.Code { get }
    @pure static var changeTokenExpired: CKError.Code { get }
    @pure static var batchRequestFailed: CKError.Code { get }
    @pure static var zoneBusy: CKError.Code { get }
    @pure static var badDatabase: CKError.Code { get }
    @pure static var quotaExceeded: CKError.Code { get }
    @pure static var zoneNotFound: CKError.Code { get }
    @pure static var limitExceeded: CKError.Code { get }
    @pure static var userDeletedZone: CKError.Code { get }
    @pure static var tooManyParticipants: CKError.Code { get }
    @pure static var alreadyShared: CKError.Code { get }
    @pure static var referenceViolation: CKError.Code { get }
    @pure static var managedAccountRestricted: CKError.Code { get }
    @pure static var participantMayNeedVerification: CKError.Code { get }
    @pure static var serverResponseLost: CKError.Code { get }
    @pure static var assetNotAvailable: CKError.Code { get }
    @available(iOS 15, *) @pure static var accountTemporarilyUnavailable: CKError.Code { get }
}
extension CKError {
    @pure var ancestorRecord: CKRecord? { get }
    @pure var clientRecord: CKRecord? { get }
    @pure var partialErrorsByItemID: [AnyHashable: any Error]? { get }
    @pure var retryAfterSeconds: Double? { get }
    @pure var serverRecord: CKRecord? { get }
}
let CKErrorDomain: String
let CKErrorRetryAfterKey: String
let CKPartialErrorsByItemIDKey: String
let CKRecordChangedErrorAncestorRecordKey: String
let CKRecordChangedErrorClientRecordKey: String
let CKRecordChangedErrorServerRecordKey: String
