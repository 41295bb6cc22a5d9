// Core Data's contexts, objects, and their notifications.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

@service class NSManagedObjectContext: NSObject, NSCoding, NSLocking {
    init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
    init(_ type: NSManagedObjectContext.ConcurrencyType)
    var automaticallyMergesChangesFromParent: Bool
    var concurrencyType: NSManagedObjectContextConcurrencyType { get }
    var deletedObjects: Set<NSManagedObject> { get }
    var hasChanges: Bool { get }
    var insertedObjects: Set<NSManagedObject> { get }
    var mergePolicy: Any
    var name: String?
    var parent: NSManagedObjectContext?
    var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    var propagatesDeletesAtEndOfEvent: Bool
    var queryGenerationToken: NSQueryGenerationToken? { get }
    var registeredObjects: Set<NSManagedObject> { get }
    var retainsRegisteredObjects: Bool
    var shouldDeleteInaccessibleFaults: Bool
    var stalenessInterval: TimeInterval
    var transactionAuthor: String?
    var undoManager: UndoManager?
    var updatedObjects: Set<NSManagedObject> { get }
    var userInfo: NSMutableDictionary { get }
    class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext])
    func assign(_ object: Any, to store: NSPersistentStore)
    @service func count(for request: NSFetchRequest<any NSFetchRequestResult>) throws -> Int
    @service func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int
    @service @callsBack func delete(_ object: NSManagedObject)
    func detectConflicts(for object: NSManagedObject)
    @service @discardableResult func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
    @service func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject
    @service @callsBack func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T]
    @service @callsBack func insert(_ object: NSManagedObject)
    func lock()
    @callsBack func mergeChanges(fromContextDidSave notification: Notification)
    func object(with objectID: NSManagedObjectID) -> NSManagedObject
    @callsBack func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?)
    @service func obtainPermanentIDs(for objects: [NSManagedObject]) throws
    @elsewhere func perform(_ block: @escaping () -> Void)
    @elsewhere func perform<T>(
        schedule: NSManagedObjectContext.ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T
    func performAndWait(_ block: () -> Void)
    func performAndWait<T>(_ block: () throws -> T) rethrows -> T
    @callsBack func processPendingChanges()
    @callsBack func redo()
    @callsBack func refresh(_ object: NSManagedObject, mergeChanges flag: Bool)
    @callsBack func refreshAllObjects()
    func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject?
    @callsBack func reset()
    @callsBack func rollback()
    @service @callsBack func save() throws
    func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws
    func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool
    func tryLock() -> Bool
    @callsBack func undo()
    func unlock()
    enum ScheduledTaskType { case enqueued, immediate }
    @pure struct ConcurrencyType {
        @pure static var mainQueue: NSManagedObjectContext.ConcurrencyType { get }
        @pure static var privateQueue: NSManagedObjectContext.ConcurrencyType { get }
    }
    enum NotificationKey: String {
        case deletedObjectIDs, deletedObjects, insertedObjectIDs, insertedObjects, invalidatedAllObjects
        case invalidatedObjectIDs, invalidatedObjects, queryGeneration, refreshedObjectIDs, refreshedObjects
        case updatedObjectIDs, updatedObjects
    }
    @pure static var didChangeObjectsNotification: NSNotification.Name { get }
    @pure static var didMergeChangesObjectIDsNotification: NSNotification.Name { get }
    @pure static var didSaveObjectIDsNotification: NSNotification.Name { get }
    @pure static var didSaveObjectsNotification: NSNotification.Name { get }
    @pure static var willSaveObjectsNotification: NSNotification.Name { get }
}
enum NSManagedObjectContextConcurrencyType: UInt {
    case confinementConcurrencyType, mainQueueConcurrencyType, privateQueueConcurrencyType
}
extension NSNotification.Name {
    @pure static var NSManagedObjectContextDidMergeChangesObjectIDs: NSNotification.Name { get }
    @pure static var NSManagedObjectContextDidSave: NSNotification.Name { get }
    @pure static var NSManagedObjectContextDidSaveObjectIDs: NSNotification.Name { get }
    @pure static var NSManagedObjectContextObjectsDidChange: NSNotification.Name { get }
    @pure static var NSManagedObjectContextWillSave: NSNotification.Name { get }
    @pure static var NSPersistentCloudKitContainerEventChanged: NSNotification.Name { get }
    @pure static var NSPersistentStoreCoordinatorStoresDidChange: NSNotification.Name { get }
    @pure static var NSPersistentStoreCoordinatorStoresWillChange: NSNotification.Name { get }
    @pure static var NSPersistentStoreCoordinatorWillRemoveStore: NSNotification.Name { get }
    @pure static var NSPersistentStoreDidImportUbiquitousContentChanges: NSNotification.Name { get }
    @pure static var NSPersistentStoreRemoteChange: NSNotification.Name { get }
}
let NSDeletedObjectIDsKey: String
let NSDeletedObjectsKey: String
let NSInsertedObjectIDsKey: String
let NSInsertedObjectsKey: String
let NSInvalidatedAllObjectsKey: String
let NSInvalidatedObjectIDsKey: String
let NSInvalidatedObjectsKey: String
let NSRefreshedObjectIDsKey: String
let NSRefreshedObjectsKey: String
let NSUpdatedObjectIDsKey: String
let NSUpdatedObjectsKey: String
let NSManagedObjectContextQueryGenerationKey: String
let NSErrorMergePolicy: AnyObject
let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject
let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject
let NSOverwriteMergePolicy: AnyObject
let NSRollbackMergePolicy: AnyObject
@pure class NSMergePolicy: NSObject {
    init(merge ty: NSMergePolicyType)
    @pure class var error: NSMergePolicy { get }
    @pure class var mergeByPropertyObjectTrump: NSMergePolicy { get }
    @pure class var mergeByPropertyStoreTrump: NSMergePolicy { get }
    @pure class var overwrite: NSMergePolicy { get }
    @pure class var rollback: NSMergePolicy { get }
    @pure var mergeType: NSMergePolicyType { get }
    func resolve(mergeConflicts list: [Any]) throws
    func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws
    func resolve(constraintConflicts list: [NSConstraintConflict]) throws
}
enum NSMergePolicyType: UInt {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}
class NSMergeConflict: NSObject {
    init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?)
    var cachedSnapshot: [String: Any]? { get }
    var newVersionNumber: Int { get }
    var objectSnapshot: [String: Any]? { get }
    var oldVersionNumber: Int { get }
    var persistedSnapshot: [String: Any]? { get }
    var sourceObject: NSManagedObject { get }
}
class NSConstraintConflict: NSObject {
    init(
        constraint contraint: [String], database databaseObject: NSManagedObject?,
        databaseSnapshot: [AnyHashable: Any]?, conflicting conflictingObjects: [NSManagedObject],
        conflictingSnapshots: [Any])
    var conflictingObjects: [NSManagedObject] { get }
    var conflictingSnapshots: [[AnyHashable: Any]] { get }
    var constraint: [String] { get }
    var constraintValues: [String: Any] { get }
    var databaseObject: NSManagedObject? { get }
    var databaseSnapshot: [String: Any]? { get }
}
class NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding {
    class var current: NSQueryGenerationToken { get }
}
class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable {
    init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
    init(context moc: NSManagedObjectContext)
    class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { get }
    var entity: NSEntityDescription { get }
    var faultingState: Int { get }
    var hasChanges: Bool { get }
    var hasPersistentChangedValues: Bool { get }
    var isDeleted: Bool { get }
    var isFault: Bool { get }
    var isInserted: Bool { get }
    var isUpdated: Bool { get }
    unowned(unsafe) var managedObjectContext: NSManagedObjectContext? { get }
    var objectID: NSManagedObjectID { get }
    var objectWillChange: ObservableObjectPublisher { get }
    class func entity() -> NSEntityDescription
    @nonobjc class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult>
    func awake(fromSnapshotEvents flags: NSSnapshotEventType)
    func awakeFromFetch()
    func awakeFromInsert()
    func changedValues() -> [String: Any]
    func changedValuesForCurrentEvent() -> [String: Any]
    func committedValues(forKeys keys: [String]?) -> [String: Any]
    @callsBack func didAccessValue(forKey key: String?)
    @callsBack func didChangeValue(forKey key: String)
    @callsBack func didChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>)
    func didSave()
    func didTurnIntoFault()
    func hasFault(forRelationshipNamed key: String) -> Bool
    func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID]
    func prepareForDeletion()
    func primitiveValue(forKey key: String) -> Any?
    func setPrimitiveValue(_ value: Any?, forKey key: String)
    @callsBack func setValue(_ value: Any?, forKey key: String)
    func validateForDelete() throws
    func validateForInsert() throws
    func validateForUpdate() throws
    func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws
    func value(forKey key: String) -> Any?
    @callsBack func willAccessValue(forKey key: String?)
    @callsBack func willChangeValue(forKey key: String)
    @callsBack func willChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>)
    func willSave()
    func willTurnIntoFault()
}
@pure struct NSSnapshotEventType: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var undoInsertion: NSSnapshotEventType { get }
    @pure static var undoDeletion: NSSnapshotEventType { get }
    @pure static var undoUpdate: NSSnapshotEventType { get }
    @pure static var rollback: NSSnapshotEventType { get }
    @pure static var refresh: NSSnapshotEventType { get }
    @pure static var mergePolicy: NSSnapshotEventType { get }
}
class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult {
    var entity: NSEntityDescription { get }
    var isTemporaryID: Bool { get }
    weak var persistentStore: NSPersistentStore? { get }
    func uriRepresentation() -> URL
}
