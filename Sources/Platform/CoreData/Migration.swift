// Core Data's migrations, and the numbers of its errors.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

class NSMigrationManager: NSObject {
    init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel)
    var currentEntityMapping: NSEntityMapping { get }
    var destinationContext: NSManagedObjectContext { get }
    var destinationModel: NSManagedObjectModel { get }
    var mappingModel: NSMappingModel { get }
    var migrationProgress: Float { get }
    var sourceContext: NSManagedObjectContext { get }
    var sourceModel: NSManagedObjectModel { get }
    var userInfo: [AnyHashable: Any]?
    var usesStoreSpecificMigrationManager: Bool
    func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping)
    func cancelMigrationWithError(_ error: any Error)
    func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription?
    func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?)
        -> [NSManagedObject]
    func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil) throws
    func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType,
        options sourceOptions: [AnyHashable: Any]? = nil, mapping: NSMappingModel, to destinationURL: URL,
        type destinationType: NSPersistentStore.StoreType, options destinationOptions: [AnyHashable: Any]? = nil) throws
    func reset()
    func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription?
    func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?)
        -> [NSManagedObject]
}
class NSMappingModel: NSObject {
    init?(contentsOf url: URL?)
    init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?)
    var entityMappings: [NSEntityMapping]!
    var entityMappingsByName: [String: NSEntityMapping] { get }
    class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel
}
class NSEntityMapping: NSObject {
    var attributeMappings: [NSPropertyMapping]?
    var destinationEntityName: String?
    var destinationEntityVersionHash: Data?
    var entityMigrationPolicyClassName: String?
    var mappingType: NSEntityMappingType
    var name: String!
    var relationshipMappings: [NSPropertyMapping]?
    var sourceEntityName: String?
    var sourceEntityVersionHash: Data?
    var sourceExpression: NSExpression?
    var userInfo: [AnyHashable: Any]?
}
enum NSEntityMappingType: UInt {
    case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType, removeEntityMappingType
    case copyEntityMappingType, transformEntityMappingType
}
class NSPropertyMapping: NSObject {
    var name: String?
    var userInfo: [AnyHashable: Any]?
    var valueExpression: NSExpression?
}
class NSEntityMigrationPolicy: NSObject {
    func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws
    func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws
}
let NSAffectedObjectsErrorKey: String
let NSAffectedStoresErrorKey: String
let NSDetailedErrorsKey: String
let NSPersistentStoreSaveConflictsErrorKey: String
let NSSQLiteErrorDomain: String
let NSValidationKeyErrorKey: String
let NSValidationObjectErrorKey: String
let NSValidationPredicateErrorKey: String
let NSValidationValueErrorKey: String
let NSCoreDataError: Int
let NSExternalRecordImportError: Int
let NSInferredMappingModelError: Int
let NSManagedObjectConstraintMergeError: Int
let NSManagedObjectConstraintValidationError: Int
let NSManagedObjectContextLockingError: Int
let NSManagedObjectExternalRelationshipError: Int
let NSManagedObjectMergeError: Int
let NSManagedObjectReferentialIntegrityError: Int
let NSManagedObjectValidationError: Int
let NSMigrationCancelledError: Int
let NSMigrationConstraintViolationError: Int
let NSMigrationError: Int
let NSMigrationManagerDestinationStoreError: Int
let NSMigrationManagerSourceStoreError: Int
let NSMigrationMissingMappingModelError: Int
let NSMigrationMissingSourceModelError: Int
let NSPersistentHistoryTokenExpiredError: Int
let NSPersistentStoreIncompatibleSchemaError: Int
let NSPersistentStoreIncompatibleVersionHashError: Int
let NSPersistentStoreIncompleteSaveError: Int
let NSPersistentStoreInvalidTypeError: Int
let NSPersistentStoreOpenError: Int
let NSPersistentStoreOperationError: Int
let NSPersistentStoreSaveConflictsError: Int
let NSPersistentStoreSaveError: Int
let NSPersistentStoreTimeoutError: Int
let NSPersistentStoreTypeMismatchError: Int
let NSSQLiteError: Int
let NSValidationDateTooLateError: Int
let NSValidationDateTooSoonError: Int
let NSValidationInvalidDateError: Int
let NSValidationInvalidURIError: Int
let NSValidationMissingMandatoryPropertyError: Int
let NSValidationMultipleErrorsError: Int
let NSValidationNumberTooLargeError: Int
let NSValidationNumberTooSmallError: Int
let NSValidationRelationshipDeniedDeleteError: Int
let NSValidationRelationshipExceedsMaximumCountError: Int
let NSValidationRelationshipLacksMinimumCountError: Int
let NSValidationStringPatternMatchingError: Int
let NSValidationStringTooLongError: Int
let NSValidationStringTooShortError: Int
