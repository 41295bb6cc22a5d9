// Core Data's requests, their results, and the controller of fetched results.

protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
class NSPersistentStoreRequest: NSObject, NSCopying {
    var affectedStores: [NSPersistentStore]?
    var requestType: NSPersistentStoreRequestType { get }
}
enum NSPersistentStoreRequestType: UInt {
    case fetchRequestType, saveRequestType
    @available(iOS 13, *) case batchInsertRequestType
    case batchUpdateRequestType, batchDeleteRequestType
}
@service class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCoding {
    init()
    init(entityName: String)
    var entity: NSEntityDescription?
    var entityName: String? { get }
    var fetchBatchSize: Int
    var fetchLimit: Int
    var fetchOffset: Int
    var havingPredicate: NSPredicate?
    var includesPendingChanges: Bool
    var includesPropertyValues: Bool
    var includesSubentities: Bool
    var predicate: NSPredicate?
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var relationshipKeyPathsForPrefetching: [String]?
    var resultType: NSFetchRequestResultType
    var returnsDistinctResults: Bool
    var returnsObjectsAsFaults: Bool
    var shouldRefreshRefetchedObjects: Bool
    var sortDescriptors: [NSSortDescriptor]?
    func execute() throws -> [ResultType]
}
@pure struct NSFetchRequestResultType: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var managedObjectResultType: NSFetchRequestResultType { get }
    @pure static var managedObjectIDResultType: NSFetchRequestResultType { get }
    @pure static var dictionaryResultType: NSFetchRequestResultType { get }
    @pure static var countResultType: NSFetchRequestResultType { get }
}
@service class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil)
    var completionBlock: NSPersistentStoreAsynchronousFetchResultCompletionBlock? { get }
    var estimatedResultCount: Int
    var fetchRequest: NSFetchRequest<ResultType> { get }
}
typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock = (
    NSAsynchronousFetchResult<any NSFetchRequestResult>
) -> Void
class NSPersistentStoreResult: NSObject {}
class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    var managedObjectContext: NSManagedObjectContext { get }
    var operationError: (any Error)? { get }
    var progress: Progress? { get }
    func cancel()
}
class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
    var fetchRequest: NSAsynchronousFetchRequest<ResultType> { get }
    var finalResult: [ResultType]? { get }
}
@available(iOS 13, *) @service class NSBatchInsertRequest: NSPersistentStoreRequest {
    init(entityName: String, objects dictionaries: [[String: Any]])
    init(entity: NSEntityDescription, objects dictionaries: [[String: Any]])
    @available(iOS 14, *) init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
    @available(iOS 14, *) init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
    @available(iOS 14, *) init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
    @available(iOS 14, *) init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
    @available(iOS 14, *) var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    var entity: NSEntityDescription? { get }
    var entityName: String { get }
    @available(iOS 14, *) var managedObjectHandler: ((NSManagedObject) -> Bool)?
    var objectsToInsert: [[String: Any]]?
    var resultType: NSBatchInsertRequestResultType
}
@available(iOS 13, *) enum NSBatchInsertRequestResultType: UInt {
    case statusOnly, objectIDs, count
}
@available(iOS 13, *) class NSBatchInsertResult: NSPersistentStoreResult {
    var result: Any? { get }
    var resultType: NSBatchInsertRequestResultType { get }
}
@service class NSBatchUpdateRequest: NSPersistentStoreRequest {
    init(entityName: String)
    init(entity: NSEntityDescription)
    var entity: NSEntityDescription { get }
    var entityName: String { get }
    var includesSubentities: Bool
    var predicate: NSPredicate?
    var propertiesToUpdate: [AnyHashable: Any]?
    var resultType: NSBatchUpdateRequestResultType
}
enum NSBatchUpdateRequestResultType: UInt {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
class NSBatchUpdateResult: NSPersistentStoreResult {
    var result: Any? { get }
    var resultType: NSBatchUpdateRequestResultType { get }
}
@service class NSBatchDeleteRequest: NSPersistentStoreRequest {
    init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>)
    init(objectIDs objects: [NSManagedObjectID])
    var fetchRequest: NSFetchRequest<any NSFetchRequestResult> { get }
    var resultType: NSBatchDeleteRequestResultType
}
enum NSBatchDeleteRequestResultType: UInt {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
class NSBatchDeleteResult: NSPersistentStoreResult {
    var result: Any? { get }
    var resultType: NSBatchDeleteRequestResultType { get }
}
class NSSaveChangesRequest: NSPersistentStoreRequest {
    init(
        inserted insertedObjects: Set<NSManagedObject>?, updated updatedObjects: Set<NSManagedObject>?,
        deleted deletedObjects: Set<NSManagedObject>?, locked lockedObjects: Set<NSManagedObject>?)
    var deletedObjects: Set<NSManagedObject>? { get }
    var insertedObjects: Set<NSManagedObject>? { get }
    var lockedObjects: Set<NSManagedObject>? { get }
    var updatedObjects: Set<NSManagedObject>? { get }
}
@service class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?)
    var cacheName: String? { get }
    unowned(unsafe) var delegate: (any NSFetchedResultsControllerDelegate)?
    var fetchRequest: NSFetchRequest<ResultType> { get }
    var fetchedObjects: [ResultType]? { get }
    var managedObjectContext: NSManagedObjectContext { get }
    var sectionIndexTitles: [String] { get }
    var sectionNameKeyPath: String? { get }
    var sections: [any NSFetchedResultsSectionInfo]? { get }
    class func deleteCache(withName name: String?)
    func indexPath(forObject object: ResultType) -> IndexPath?
    func object(at indexPath: IndexPath) -> ResultType
    @callsBack func performFetch() throws
    func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int
    func sectionIndexTitle(forSectionName sectionName: String) -> String?
}
protocol NSFetchedResultsSectionInfo {
    var indexTitle: String? { get }
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    @available(iOS 13, *) optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    @available(iOS 13, *) optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
    optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    optional func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    optional func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    optional func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}
enum NSFetchedResultsChangeType: UInt {
    case insert, delete, move, update
}
@service class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    class func deleteHistory(before date: Date) -> Self
    class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self
    class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self
    class func fetchHistory(after date: Date) -> Self
    class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self
    class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self
    @available(iOS 13, *) class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
        -> Self
    @available(iOS 13, *) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    var resultType: NSPersistentHistoryResultType
    var token: NSPersistentHistoryToken? { get }
}
enum NSPersistentHistoryResultType: Int {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}
class NSPersistentHistoryResult: NSPersistentStoreResult {
    var result: Any? { get }
    var resultType: NSPersistentHistoryResultType { get }
}
class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding {}
class NSPersistentHistoryTransaction: NSObject, NSCopying {
    @available(iOS 13, *) class var entityDescription: NSEntityDescription? { get }
    @available(iOS 13, *) class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { get }
    var author: String? { get }
    var bundleID: String { get }
    var changes: [NSPersistentHistoryChange]? { get }
    var contextName: String? { get }
    var processID: String { get }
    var storeID: String { get }
    var timestamp: Date { get }
    var token: NSPersistentHistoryToken { get }
    var transactionNumber: Int64 { get }
    @available(iOS 13, *) class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription?
    func objectIDNotification() -> Notification
}
class NSPersistentHistoryChange: NSObject, NSCopying {
    @available(iOS 13, *) class var entityDescription: NSEntityDescription? { get }
    @available(iOS 13, *) class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { get }
    var changeID: Int64 { get }
    var changeType: NSPersistentHistoryChangeType { get }
    var changedObjectID: NSManagedObjectID { get }
    var tombstone: [AnyHashable: Any]? { get }
    var transaction: NSPersistentHistoryTransaction? { get }
    var updatedProperties: Set<NSPropertyDescription>? { get }
    @available(iOS 13, *) class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription?
}
enum NSPersistentHistoryChangeType: Int {
    case insert, update, delete
}
