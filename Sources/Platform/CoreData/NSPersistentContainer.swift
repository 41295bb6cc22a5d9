// Core Data's stores and models.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

@service class NSPersistentContainer: NSObject {
    init(name: String)
    init(name: String, managedObjectModel model: NSManagedObjectModel)
    var managedObjectModel: NSManagedObjectModel { get }
    var name: String { get }
    var persistentStoreCoordinator: NSPersistentStoreCoordinator { get }
    var persistentStoreDescriptions: [NSPersistentStoreDescription]
    var viewContext: NSManagedObjectContext { get }
    class func defaultDirectoryURL() -> URL
    @callsBack func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
    func newBackgroundContext() -> NSManagedObjectContext
    @elsewhere func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void)
    @available(iOS 15, *) @elsewhere func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T
}
@available(iOS 13, *) @service class NSPersistentCloudKitContainer: NSPersistentContainer {
    @available(iOS 14, *) func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool
    @available(iOS 14, *) func canModifyManagedObjects(in store: NSPersistentStore) -> Bool
    @available(iOS 14, *) func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool
    func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws
    func record(for managedObjectID: NSManagedObjectID) -> CKRecord?
    func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID?
    func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID]
    func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord]
    @available(iOS 14, *) @pure static var eventChangedNotification: NSNotification.Name { get }
    @available(iOS 14, *) @pure static var eventNotificationUserInfoKey: String { get }
    @available(iOS 14, *) class Event: NSObject, NSCopying {
        var endDate: Date? { get }
        var error: (any Error)? { get }
        var identifier: UUID { get }
        var startDate: Date { get }
        var storeIdentifier: String { get }
        var succeeded: Bool { get }
        var type: NSPersistentCloudKitContainer.EventType { get }
    }
    @available(iOS 14, *) enum EventType: Int { case setup, `import`, export }
}
@pure struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var dryRun: NSPersistentCloudKitContainerSchemaInitializationOptions { get }
    @pure static var printSchema: NSPersistentCloudKitContainerSchemaInitializationOptions { get }
}
@available(iOS 13, *) class NSPersistentCloudKitContainerOptions: NSObject {
    init(containerIdentifier: String)
    var containerIdentifier: String { get }
    @available(iOS 14, *) var databaseScope: CKDatabase.Scope
}
class NSPersistentStoreDescription: NSObject, NSCopying {
    init(url: URL)
    @available(iOS 13, *) var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    var configuration: String?
    var isReadOnly: Bool
    var options: [String: NSObject] { get }
    var shouldAddStoreAsynchronously: Bool
    var shouldInferMappingModelAutomatically: Bool
    var shouldMigrateStoreAutomatically: Bool
    var sqlitePragmas: [String: NSObject] { get }
    var timeout: TimeInterval
    var type: String
    var url: URL?
    func setOption(_ option: NSObject?, forKey key: String)
    func setValue(_ value: NSObject?, forPragmaNamed name: String)
}
@service class NSPersistentStoreCoordinator: NSObject, NSLocking {
    init(managedObjectModel model: NSManagedObjectModel)
    var managedObjectModel: NSManagedObjectModel { get }
    var name: String?
    var persistentStores: [NSPersistentStore] { get }
    class var registeredStoreTypes: [String: NSValue] { get }
    class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil)
        throws -> [String: Any]
    class func metadataForPersistentStore(
        type storeType: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any]
    class func registerStoreClass(_ storeClass: AnyClass?, forStoreType storeType: String)
    class func registerStoreClass(_ storeClass: AnyClass?, type: NSPersistentStore.StoreType)
    class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
        options: [AnyHashable: Any]? = nil) throws
    class func setMetadata(
        _ metadata: [String: Any]?, type storeType: NSPersistentStore.StoreType, at storeURL: URL,
        options: [AnyHashable: Any]? = nil) throws
    @callsBack func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
    @discardableResult func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore
    @discardableResult func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore
    func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken?
    func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws
    func destroyPersistentStore(
        at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws
    func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any
    func lock()
    func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID?
    func metadata(for store: NSPersistentStore) -> [String: Any]
    func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore
    func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore
    @elsewhere func perform(_ block: @escaping () -> Void)
    @available(iOS 15, *) @elsewhere func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T
    func performAndWait(_ block: () -> Void)
    @available(iOS 15, *) func performAndWait<T>(_ block: () throws -> T) rethrows -> T
    func persistentStore(for URL: URL) -> NSPersistentStore?
    func remove(_ store: NSPersistentStore) throws
    func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String) throws
    func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType) throws
    func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore)
    func setURL(_ url: URL, for store: NSPersistentStore) -> Bool
    func tryLock() -> Bool
    func unlock()
    func url(for store: NSPersistentStore) -> URL
}
class NSPersistentStore: NSObject {
    init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil)
    var configurationName: String { get }
    var identifier: String!
    var isReadOnly: Bool
    var metadata: [String: Any]!
    var options: [AnyHashable: Any]? { get }
    weak var persistentStoreCoordinator: NSPersistentStoreCoordinator? { get }
    var type: String { get }
    var url: URL?
    func didAdd(to coordinator: NSPersistentStoreCoordinator)
    func loadMetadata() throws
    func willRemove(from coordinator: NSPersistentStoreCoordinator?)
    @pure struct StoreType: RawRepresentable, Hashable {
        init(rawValue: String)
        @pure static var binary: NSPersistentStore.StoreType { get }
        @pure static var inMemory: NSPersistentStore.StoreType { get }
        @pure static var sqlite: NSPersistentStore.StoreType { get }
    }
}
let NSAddedPersistentStoresKey: String
let NSBinaryStoreType: String
let NSIgnorePersistentStoreVersioningOption: String
let NSInMemoryStoreType: String
let NSInferMappingModelAutomaticallyOption: String
let NSMigratePersistentStoresAutomaticallyOption: String
let NSPersistentHistoryTokenKey: String
let NSPersistentHistoryTrackingKey: String
let NSPersistentStoreFileProtectionKey: String
@available(iOS 13, *) let NSPersistentStoreRemoteChangeNotificationPostOptionKey: String
let NSPersistentStoreTimeoutOption: String
let NSPersistentStoreURLKey: String
let NSReadOnlyPersistentStoreOption: String
let NSRemovedPersistentStoresKey: String
let NSSQLiteAnalyzeOption: String
let NSSQLiteManualVacuumOption: String
let NSSQLitePragmasOption: String
let NSSQLiteStoreType: String
let NSStoreModelVersionHashesKey: String
let NSStoreModelVersionIdentifiersKey: String
let NSStoreTypeKey: String
let NSStoreUUIDKey: String
let NSUUIDChangedPersistentStoresKey: String
class NSManagedObjectModel: NSObject, NSCoding, NSCopying, NSFastEnumeration {
    init?(contentsOf url: URL)
    init?(byMerging models: [NSManagedObjectModel]?)
    init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any])
    var configurations: [String] { get }
    var entities: [NSEntityDescription]
    var entitiesByName: [String: NSEntityDescription] { get }
    var entityVersionHashesByName: [String: Data] { get }
    var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { get }
    var localizationDictionary: [String: String]?
    var versionIdentifiers: Set<AnyHashable>
    class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel?
    class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel?
    func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]?
    func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
        -> NSFetchRequest<any NSFetchRequestResult>?
    func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>?
    func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool
    func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String)
    func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String)
}
class NSEntityDescription: NSObject, NSCoding, NSCopying, NSFastEnumeration {
    var attributesByName: [String: NSAttributeDescription] { get }
    var compoundIndexes: [[Any]]
    var coreSpotlightDisplayNameExpression: NSExpression
    var indexes: [NSFetchIndexDescription]
    var isAbstract: Bool
    var managedObjectClassName: String!
    unowned(unsafe) var managedObjectModel: NSManagedObjectModel { get }
    var name: String?
    var properties: [NSPropertyDescription]
    var propertiesByName: [String: NSPropertyDescription] { get }
    var relationshipsByName: [String: NSRelationshipDescription] { get }
    var renamingIdentifier: String?
    var subentities: [NSEntityDescription]
    var subentitiesByName: [String: NSEntityDescription] { get }
    unowned(unsafe) var superentity: NSEntityDescription? { get }
    var uniquenessConstraints: [[Any]]
    var userInfo: [AnyHashable: Any]?
    var versionHash: Data { get }
    var versionHashModifier: String?
    class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    func isKindOf(entity: NSEntityDescription) -> Bool
    func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
}
class NSPropertyDescription: NSObject, NSCoding, NSCopying {
    unowned(unsafe) var entity: NSEntityDescription { get }
    var isIndexed: Bool
    var isIndexedBySpotlight: Bool
    var isOptional: Bool
    var isStoredInExternalRecord: Bool
    var isTransient: Bool
    var name: String
    var renamingIdentifier: String?
    var userInfo: [AnyHashable: Any]?
    var validationPredicates: [NSPredicate] { get }
    var validationWarnings: [Any] { get }
    var versionHash: Data { get }
    var versionHashModifier: String?
    func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?)
}
class NSAttributeDescription: NSPropertyDescription {
    @available(iOS 15, *) var allowsCloudEncryption: Bool
    var allowsExternalBinaryDataStorage: Bool
    var attributeType: NSAttributeType
    var attributeValueClassName: String?
    var defaultValue: Any?
    @available(iOS 13, *) var preservesValueInHistoryOnDeletion: Bool
    var type: NSAttributeDescription.AttributeType
    var valueTransformerName: String?
    @pure struct AttributeType {
        @pure static var binaryData: NSAttributeDescription.AttributeType { get }
        @pure static var boolean: NSAttributeDescription.AttributeType { get }
        @pure static var date: NSAttributeDescription.AttributeType { get }
        @pure static var decimal: NSAttributeDescription.AttributeType { get }
        @pure static var double: NSAttributeDescription.AttributeType { get }
        @pure static var float: NSAttributeDescription.AttributeType { get }
        @pure static var integer16: NSAttributeDescription.AttributeType { get }
        @pure static var integer32: NSAttributeDescription.AttributeType { get }
        @pure static var integer64: NSAttributeDescription.AttributeType { get }
        @pure static var objectID: NSAttributeDescription.AttributeType { get }
        @pure static var string: NSAttributeDescription.AttributeType { get }
        @pure static var transformable: NSAttributeDescription.AttributeType { get }
        @pure static var undefined: NSAttributeDescription.AttributeType { get }
        @pure static var uri: NSAttributeDescription.AttributeType { get }
        @pure static var uuid: NSAttributeDescription.AttributeType { get }
    }
}
@available(iOS 13, *) class NSDerivedAttributeDescription: NSAttributeDescription {
    var derivationExpression: NSExpression?
}
enum NSAttributeType: UInt {
    case undefinedAttributeType, integer16AttributeType, integer32AttributeType, integer64AttributeType
    case decimalAttributeType, doubleAttributeType, floatAttributeType, stringAttributeType, booleanAttributeType
    case dateAttributeType, binaryDataAttributeType, UUIDAttributeType, URIAttributeType, transformableAttributeType
    case objectIDAttributeType
}
class NSRelationshipDescription: NSPropertyDescription {
    var deleteRule: NSDeleteRule
    unowned(unsafe) var destinationEntity: NSEntityDescription?
    unowned(unsafe) var inverseRelationship: NSRelationshipDescription?
    var isOrdered: Bool
    var isToMany: Bool { get }
    var maxCount: Int
    var minCount: Int
}
enum NSDeleteRule: UInt {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
class NSExpressionDescription: NSPropertyDescription {
    var expression: NSExpression?
    var expressionResultType: NSAttributeType
    var resultType: NSAttributeDescription.AttributeType
}
class NSFetchedPropertyDescription: NSPropertyDescription {
    var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
class NSFetchIndexDescription: NSObject, NSCoding, NSCopying {
    init(name: String, elements: [NSFetchIndexElementDescription]?)
    var elements: [NSFetchIndexElementDescription]
    unowned(unsafe) var entity: NSEntityDescription? { get }
    var name: String
    var partialIndexPredicate: NSPredicate?
}
class NSFetchIndexElementDescription: NSObject, NSCoding, NSCopying {
    init(property: NSPropertyDescription, collationType: NSFetchIndexElementType)
    var collationType: NSFetchIndexElementType
    unowned(unsafe) var indexDescription: NSFetchIndexDescription? { get }
    var isAscending: Bool
    var property: NSPropertyDescription? { get }
    var propertyName: String? { get }
}
enum NSFetchIndexElementType: UInt {
    case binary, rTree
}
