// HealthKit's store and queries.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@service class HKHealthStore: NSObject {
    init()
    class func isHealthDataAvailable() -> Bool
    @elsewhere func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void)
    @available(iOS 14, *) func activityMoveMode() throws -> HKActivityMoveModeObject
    func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus
    func biologicalSex() throws -> HKBiologicalSexObject
    func bloodType() throws -> HKBloodTypeObject
    func dateOfBirth() throws -> Date
    func dateOfBirthComponents() throws -> DateComponents
    @elsewhere func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void)
    @elsewhere func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
    func earliestPermittedSampleDate() -> Date
    @elsewhere func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
    func execute(_ query: HKQuery)
    func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject
    @elsewhere func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void)
    @elsewhere func handleAuthorizationForExtension(completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void)
    @available(iOS 15, *) @elsewhere func recalibrateEstimates(
        sampleType: HKSampleType, date: Date, completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func splitTotalEnergy(
        _ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date,
        resultsHandler: @escaping (HKQuantity?, HKQuantity?, (any Error)?) -> Void)
    @elsewhere func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, (any Error)?) -> Void)
    func stop(_ query: HKQuery)
    func supportsHealthRecords() -> Bool
    func wheelchairUse() throws -> HKWheelchairUseObject
    @elsewhere func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping (Bool, (any Error)?) -> Void)
    func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws
    func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws -> HKAuthorizationRequestStatus
}
extension NSNotification.Name {
    @pure static var HKUserPreferencesDidChange: NSNotification.Name { get }
}
enum HKAuthorizationStatus: Int {
    case notDetermined, sharingDenied, sharingAuthorized
}
enum HKAuthorizationRequestStatus: Int {
    case unknown, shouldRequest, unnecessary
}
enum HKUpdateFrequency: Int {
    case immediate, hourly, daily, weekly
}
@available(iOS 14, *) enum HKActivityMoveMode: Int {
    case activeEnergy, appleMoveTime
}
enum HKBiologicalSex: Int {
    case notSet, female, male, other
}
enum HKBloodType: Int {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
enum HKFitzpatrickSkinType: Int {
    case notSet, I, II, III, IV, V, VI
}
enum HKWheelchairUse: Int {
    case notSet, no, yes
}
@available(iOS 14, *) class HKActivityMoveModeObject: NSObject {
    var activityMoveMode: HKActivityMoveMode { get }
}
class HKBiologicalSexObject: NSObject {
    var biologicalSex: HKBiologicalSex { get }
}
class HKBloodTypeObject: NSObject {
    var bloodType: HKBloodType { get }
}
class HKFitzpatrickSkinTypeObject: NSObject {
    var skinType: HKFitzpatrickSkinType { get }
}
class HKWheelchairUseObject: NSObject {
    var wheelchairUse: HKWheelchairUse { get }
}
class HKQuery: NSObject {
    var objectType: HKObjectType? { get }
    var predicate: NSPredicate? { get }
    var sampleType: HKSampleType? { get }
    @pure class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate
    @pure class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate
    @pure class func predicateForCategorySamples(with operatorType: NSComparisonPredicate.Operator, value: Int)
        -> NSPredicate
    @pure class func predicateForObject(with UUID: UUID) -> NSPredicate
    @pure class func predicateForObjects(from source: HKSource) -> NSPredicate
    @pure class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate
    @pure class func predicateForObjects(from workout: HKWorkout) -> NSPredicate
    @pure class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate
    @pure class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate
    @pure class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate
    @pure class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate
    @pure class func predicateForObjects(withMetadataKey key: String) -> NSPredicate
    @pure class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate
    @pure class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate
    @pure class func predicateForObjectsWithNoCorrelation() -> NSPredicate
    @pure class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate
    @pure class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    @pure class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate
    @pure class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval)
        -> NSPredicate
    @pure class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity)
        -> NSPredicate
    @pure class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate
    @available(iOS 14, *) @pure class func predicateForObjectsAssociated(electrocardiogram: HKElectrocardiogram)
        -> NSPredicate
    @available(iOS 16, *) @pure class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType)
        -> NSPredicate
    @available(iOS 16, *) @pure class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate
    @pure class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalFlightsClimbed: HKQuantity
    ) -> NSPredicate
    @pure class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate
}
@pure struct HKQueryOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var strictStartDate: HKQueryOptions { get }
    @pure static var strictEndDate: HKQueryOptions { get }
}
let HKObjectQueryNoLimit: Int
let HKSampleSortIdentifierEndDate: String
let HKSampleSortIdentifierStartDate: String
let HKPredicateKeyPathEndDate: String
let HKPredicateKeyPathMetadata: String
let HKPredicateKeyPathQuantity: String
let HKPredicateKeyPathSource: String
let HKPredicateKeyPathStartDate: String
let HKPredicateKeyPathUUID: String
let HKPredicateKeyPathWorkoutDuration: String
let HKPredicateKeyPathWorkoutType: String
let HKErrorDomain: String
class HKSampleQuery: HKQuery {
    init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
    @available(iOS 15, *) init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
    @available(iOS 15, *) init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
    var limit: Int { get }
    var sortDescriptors: [NSSortDescriptor]? { get }
}
@available(iOS 15, *) class HKQueryDescriptor: NSObject, NSCopying, NSSecureCoding {
    init(sampleType: HKSampleType, predicate: NSPredicate?)
    var predicate: NSPredicate? { get }
    var sampleType: HKSampleType { get }
}
class HKAnchoredObjectQuery: HKQuery {
    init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)
    @available(iOS 15, *) init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)
    @elsewhere var updateHandler:
        ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
}
@pure class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding {
    init(fromValue value: Int)
}
class HKDeletedObject: NSObject, NSSecureCoding {
    var metadata: [String: Any]? { get }
    var uuid: UUID { get }
}
class HKObserverQuery: HKQuery {
    init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void)
    @available(iOS 15, *) init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) ->
            Void)
}
typealias HKObserverQueryCompletionHandler = () -> Void
class HKStatisticsQuery: HKQuery {
    init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void)
}
class HKStatisticsCollectionQuery: HKQuery {
    init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents)
    var anchorDate: Date { get }
    @elsewhere var initialResultsHandler:
        ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    var intervalComponents: DateComponents { get }
    var options: HKStatisticsOptions { get }
    @elsewhere var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
}
@pure struct HKStatisticsOptions: OptionSet {
    init(rawValue: UInt)
    @pure var rawValue: UInt { get }
    @pure static var separateBySource: HKStatisticsOptions { get }
    @pure static var discreteAverage: HKStatisticsOptions { get }
    @pure static var discreteMin: HKStatisticsOptions { get }
    @pure static var discreteMax: HKStatisticsOptions { get }
    @pure static var cumulativeSum: HKStatisticsOptions { get }
    @available(iOS 13, *) @pure static var mostRecent: HKStatisticsOptions { get }
    @pure static var discreteMostRecent: HKStatisticsOptions { get }
    @available(iOS 13, *) @pure static var duration: HKStatisticsOptions { get }
}
class HKStatistics: NSObject, NSCopying, NSSecureCoding {
    var endDate: Date { get }
    var quantityType: HKQuantityType { get }
    var sources: [HKSource]? { get }
    var startDate: Date { get }
    func averageQuantity() -> HKQuantity?
    func averageQuantity(for source: HKSource) -> HKQuantity?
    @available(iOS 13, *) func duration() -> HKQuantity?
    @available(iOS 13, *) func duration(for source: HKSource) -> HKQuantity?
    func maximumQuantity() -> HKQuantity?
    func maximumQuantity(for source: HKSource) -> HKQuantity?
    func minimumQuantity() -> HKQuantity?
    func minimumQuantity(for source: HKSource) -> HKQuantity?
    func mostRecentQuantity() -> HKQuantity?
    func mostRecentQuantity(for source: HKSource) -> HKQuantity?
    func mostRecentQuantityDateInterval() -> DateInterval?
    func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval?
    func sumQuantity() -> HKQuantity?
    func sumQuantity(for source: HKSource) -> HKQuantity?
}
class HKStatisticsCollection: NSObject {
    func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void)
    func sources() -> Set<HKSource>
    func statistics() -> [HKStatistics]
    func statistics(for date: Date) -> HKStatistics?
}
class HKSourceQuery: HKQuery {
    init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void)
}
class HKActivitySummaryQuery: HKQuery {
    init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)
    @elsewhere var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
}
class HKActivitySummary: NSObject, NSCopying, NSSecureCoding {
    var activeEnergyBurned: HKQuantity
    var activeEnergyBurnedGoal: HKQuantity
    @available(iOS 14, *) var activityMoveMode: HKActivityMoveMode
    var appleExerciseTime: HKQuantity
    var appleExerciseTimeGoal: HKQuantity
    @available(iOS 14, *) var appleMoveTime: HKQuantity
    @available(iOS 14, *) var appleMoveTimeGoal: HKQuantity
    var appleStandHours: HKQuantity
    var appleStandHoursGoal: HKQuantity
    @available(iOS 16, *) var exerciseTimeGoal: HKQuantity?
    @available(iOS 16, *) var standHoursGoal: HKQuantity?
    func dateComponents(for calendar: Calendar) -> DateComponents
}
class HKCorrelationQuery: HKQuery {
    init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void)
    var correlationType: HKCorrelationType { get }
    var samplePredicates: [HKSampleType: NSPredicate]? { get }
}
class HKWorkoutRouteQuery: HKQuery {
    init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void)
}
@pure struct HKError: CustomNSError, Hashable, Error {
    enum Code: Int {
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
            errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled,
            errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        @available(iOS 14, *) case errorNoData
    }
    init(_ code: HKError.Code, userInfo: [String: Any] = [:])
    @pure var code: HKError.Code { get }
    @pure var userInfo: [String: Any] { get }
    @pure var errorCode: Int { get }
    @pure var errorUserInfo: [String: Any] { get }
    @pure var localizedDescription: String { get }
    @pure static var errorDomain: String { get }
    @pure static var noError: HKError.Code { get }
    @pure static var errorHealthDataUnavailable: HKError.Code { get }
    @pure static var errorHealthDataRestricted: HKError.Code { get }
    @pure static var errorInvalidArgument: HKError.Code { get }
    @pure static var errorAuthorizationDenied: HKError.Code { get }
    @pure static var errorAuthorizationNotDetermined: HKError.Code { get }
    @pure static var errorDatabaseInaccessible: HKError.Code { get }
    @pure static var errorUserCanceled: HKError.Code { get }
    @pure static var errorAnotherWorkoutSessionStarted: HKError.Code { get }
    @pure static var errorUserExitedWorkoutSession: HKError.Code { get }
    @pure static var errorRequiredAuthorizationDenied: HKError.Code { get }
    @available(iOS 14, *) @pure static var errorNoData: HKError.Code { get }
}
