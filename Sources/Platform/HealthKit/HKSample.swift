// HealthKit's types, samples, workouts and units.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@pure class HKObjectType: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    @pure class func activitySummaryType() -> HKActivitySummaryType
    @available(iOS 13, *) @pure class func audiogramSampleType() -> HKAudiogramSampleType
    @pure class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType?
    @pure class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
        -> HKCharacteristicType?
    @pure class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType?
    @pure class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType?
    @pure class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType?
    @available(iOS 14, *) @pure class func electrocardiogramType() -> HKElectrocardiogramType
    @pure class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType?
    @pure class func seriesType(forIdentifier identifier: String) -> HKSeriesType?
    @available(iOS 16, *) @pure class func visionPrescriptionType() -> HKPrescriptionType
    @pure class func workoutType() -> HKWorkoutType
    func requiresPerObjectAuthorization() -> Bool
}
@pure class HKCharacteristicType: HKObjectType {
    @available(iOS 15, *) init(_ identifier: HKCharacteristicTypeIdentifier)
}
class HKSampleType: HKObjectType {
    @available(iOS 15, *) var allowsRecalibrationForEstimates: Bool { get }
    @available(iOS 13, *) var isMaximumDurationRestricted: Bool { get }
    @available(iOS 13, *) var isMinimumDurationRestricted: Bool { get }
    @available(iOS 13, *) var maximumAllowedDuration: TimeInterval { get }
    @available(iOS 13, *) var minimumAllowedDuration: TimeInterval { get }
}
@pure class HKCategoryType: HKSampleType {
    @available(iOS 15, *) init(_ identifier: HKCategoryTypeIdentifier)
}
@pure class HKCorrelationType: HKSampleType {
    @available(iOS 15, *) init(_ identifier: HKCorrelationTypeIdentifier)
}
@pure class HKQuantityType: HKSampleType {
    @available(iOS 15, *) init(_ identifier: HKQuantityTypeIdentifier)
    var aggregationStyle: HKQuantityAggregationStyle { get }
    @pure func `is`(compatibleWith unit: HKUnit) -> Bool
}
class HKActivitySummaryType: HKObjectType {}
@available(iOS 13, *) class HKAudiogramSampleType: HKSampleType {}
@pure class HKClinicalType: HKSampleType {
    @available(iOS 15, *) init(_ identifier: HKClinicalTypeIdentifier)
}
class HKDocumentType: HKSampleType {}
@available(iOS 14, *) class HKElectrocardiogramType: HKSampleType {}
@available(iOS 16, *) class HKPrescriptionType: HKSampleType {}
class HKSeriesType: HKSampleType {
    @available(iOS 13, *) class func heartbeat() -> Self
    class func workoutRoute() -> Self
}
class HKWorkoutType: HKSampleType {}
enum HKQuantityAggregationStyle: Int {
    case cumulative
    @available(iOS 13, *) case discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}
class HKObject: NSObject, NSSecureCoding {
    var device: HKDevice? { get }
    var metadata: [String: Any]? { get }
    var source: HKSource { get }
    var sourceRevision: HKSourceRevision { get }
    var uuid: UUID { get }
}
class HKSample: HKObject {
    var endDate: Date { get }
    @available(iOS 14.3, *) var hasUndeterminedDuration: Bool { get }
    var sampleType: HKSampleType { get }
    var startDate: Date { get }
}
class HKQuantitySample: HKSample {
    init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date)
    init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?)
    init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?)
    var count: Int { get }
    var quantity: HKQuantity { get }
    var quantityType: HKQuantityType { get }
}
@available(iOS 13, *) class HKCumulativeQuantitySample: HKQuantitySample {
    var sumQuantity: HKQuantity { get }
}
@available(iOS 13, *) class HKDiscreteQuantitySample: HKQuantitySample {
    var averageQuantity: HKQuantity { get }
    var maximumQuantity: HKQuantity { get }
    var minimumQuantity: HKQuantity { get }
    var mostRecentQuantity: HKQuantity { get }
    var mostRecentQuantityDateInterval: DateInterval { get }
}
class HKCategorySample: HKSample {
    init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date)
    init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?)
    init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?)
    var categoryType: HKCategoryType { get }
    var value: Int { get }
}
enum HKCategoryValue: Int {
    case notApplicable
}
enum HKCategoryValueSleepAnalysis: Int {
    case inBed
    @available(iOS 16, *) case asleepUnspecified
    case awake
    @available(iOS 16, *) case asleepCore, asleepDeep, asleepREM
}
extension HKCategoryValueSleepAnalysis {
    @pure static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { get }
    @pure static var asleep: HKCategoryValueSleepAnalysis { get }
}
enum HKCategoryValueAppleStandHour: Int {
    case stood, idle
}
class HKCorrelation: HKSample {
    init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>)
    init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]?)
    init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?)
    var correlationType: HKCorrelationType { get }
    var objects: Set<HKSample> { get }
    func objects(for objectType: HKObjectType) -> Set<HKSample>
}
class HKWorkout: HKSample {
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date)
    init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?)
    init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?)
    init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?)
    init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        metadata: [String: Any]?)
    @available(iOS 16, *) var allStatistics: [HKQuantityType: HKStatistics] { get }
    var duration: TimeInterval { get }
    var totalDistance: HKQuantity? { get }
    var totalEnergyBurned: HKQuantity? { get }
    var totalFlightsClimbed: HKQuantity? { get }
    var totalSwimmingStrokeCount: HKQuantity? { get }
    @available(iOS 16, *) var workoutActivities: [HKWorkoutActivity] { get }
    var workoutActivityType: HKWorkoutActivityType { get }
    var workoutEvents: [HKWorkoutEvent]? { get }
    @available(iOS 16, *) func statistics(for quantityType: HKQuantityType) -> HKStatistics?
}
@available(iOS 16, *) class HKWorkoutActivity: NSObject, NSCopying, NSSecureCoding {
    init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
        metadata: [String: Any]?)
    var allStatistics: [HKQuantityType: HKStatistics] { get }
    var duration: TimeInterval { get }
    var endDate: Date? { get }
    var metadata: [String: Any]? { get }
    var startDate: Date { get }
    var uuid: UUID { get }
    var workoutConfiguration: HKWorkoutConfiguration { get }
    var workoutEvents: [HKWorkoutEvent] { get }
    func statistics(for quantityType: HKQuantityType) -> HKStatistics?
}
class HKWorkoutEvent: NSObject, NSCopying, NSSecureCoding {
    init(type: HKWorkoutEventType, date: Date)
    init(type: HKWorkoutEventType, date: Date, metadata: [String: Any])
    init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?)
    var date: Date { get }
    var dateInterval: DateInterval { get }
    var metadata: [String: Any]? { get }
    var type: HKWorkoutEventType { get }
}
enum HKWorkoutEventType: Int {
    case pause, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
class HKWorkoutConfiguration: NSObject, NSCopying, NSSecureCoding {
    var activityType: HKWorkoutActivityType
    var lapLength: HKQuantity?
    var locationType: HKWorkoutSessionLocationType
    var swimmingLocationType: HKWorkoutSwimmingLocationType
}
enum HKWorkoutSessionLocationType: Int {
    case unknown, indoor, outdoor
}
enum HKWorkoutSwimmingLocationType: Int {
    case unknown, pool, openWater
}
enum HKWorkoutActivityType: UInt {
    case americanFootball, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
    case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
    case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse
    case martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery
    case racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
    case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining
    case volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
    case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates
    case snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
    @available(iOS 13, *) case discSports, fitnessGaming
    @available(iOS 14, *) case cardioDance, socialDance, pickleball, cooldown
    @available(iOS 16, *) case swimBikeRun, transition
    case other
}
@service class HKWorkoutBuilder: NSObject {
    init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?)
    @available(iOS 16, *) var allStatistics: [HKQuantityType: HKStatistics] { get }
    var device: HKDevice? { get }
    var endDate: Date? { get }
    var metadata: [String: Any] { get }
    var startDate: Date? { get }
    var workoutConfiguration: HKWorkoutConfiguration { get }
    var workoutEvents: [HKWorkoutEvent] { get }
    @elsewhere func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void)
    func discardWorkout()
    func elapsedTime(at date: Date) -> TimeInterval
    @elsewhere func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void)
    func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder?
    func statistics(for quantityType: HKQuantityType) -> HKStatistics?
    @available(iOS 16, *) var workoutActivities: [HKWorkoutActivity] { get }
    func addSamples(_ samples: [HKSample]) async throws
    @available(iOS 16, *) @elsewhere func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity, completion: @escaping (Bool, (any Error)?) -> Void)
}
class HKSeriesBuilder: NSObject {
    func discard()
}
@service class HKWorkoutRouteBuilder: HKSeriesBuilder {
    init(healthStore: HKHealthStore, device: HKDevice?)
    @elsewhere func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
    )
    @elsewhere func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void)
    @elsewhere func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void)
}
class HKSeriesSample: HKSample, NSCopying {
    var count: Int { get }
}
class HKWorkoutRoute: HKSeriesSample {}
@pure class HKQuantity: NSObject, NSCopying, NSSecureCoding {
    init(unit: HKUnit, doubleValue value: Double)
    @pure func compare(_ quantity: HKQuantity) -> ComparisonResult
    @pure func doubleValue(for unit: HKUnit) -> Double
    @pure func `is`(compatibleWith unit: HKUnit) -> Bool
}
@pure class HKUnit: NSObject, NSCopying, NSSecureCoding {
    init(from string: String)
    init(from massFormatterUnit: MassFormatter.Unit)
    init(from lengthFormatterUnit: LengthFormatter.Unit)
    init(from energyFormatterUnit: EnergyFormatter.Unit)
    @pure var unitString: String { get }
    @pure class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit
    @pure class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit
    @pure class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit
    @pure class func count() -> Self
    @pure class func day() -> Self
    @pure class func degreeCelsius() -> Self
    @pure class func degreeFahrenheit() -> Self
    @pure class func foot() -> Self
    @pure class func gram() -> Self
    @pure class func gramUnit(with prefix: HKMetricPrefix) -> Self
    @available(iOS 13, *) @pure class func hertz() -> Self
    @available(iOS 13, *) @pure class func hertzUnit(with prefix: HKMetricPrefix) -> Self
    @pure class func hour() -> Self
    @pure class func inch() -> Self
    @pure class func internationalUnit() -> Self
    @pure class func joule() -> Self
    @pure class func jouleUnit(with prefix: HKMetricPrefix) -> Self
    @pure class func kelvin() -> Self
    @pure class func kilocalorie() -> Self
    @pure class func largeCalorie() -> Self
    @pure class func liter() -> Self
    @pure class func literUnit(with prefix: HKMetricPrefix) -> Self
    @pure class func meter() -> Self
    @pure class func meterUnit(with prefix: HKMetricPrefix) -> Self
    @pure class func mile() -> Self
    @pure class func millimeterOfMercury() -> Self
    @pure class func minute() -> Self
    @pure class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> Self
    @pure class func moleUnit(withMolarMass gramsPerMole: Double) -> Self
    @pure class func ounce() -> Self
    @pure class func pascal() -> Self
    @pure class func percent() -> Self
    @pure class func pound() -> Self
    @pure class func second() -> Self
    @pure class func secondUnit(with prefix: HKMetricPrefix) -> Self
    @pure class func smallCalorie() -> Self
    @pure class func stone() -> Self
    @pure class func yard() -> Self
    @pure func isNull() -> Bool
    @pure func reciprocal() -> HKUnit
    @pure func unitDivided(by unit: HKUnit) -> HKUnit
    @pure func unitMultiplied(by unit: HKUnit) -> HKUnit
    @pure func unitRaised(toPower power: Int) -> HKUnit
    @pure class func atmosphere() -> Self
    @pure class func calorie() -> Self
    @pure class func centimeterOfWater() -> Self
    @pure class func cupImperial() -> Self
    @pure class func cupUS() -> Self
    @available(iOS 13, *) @pure class func decibelAWeightedSoundPressureLevel() -> Self
    @available(iOS 13, *) @pure class func decibelHearingLevel() -> Self
    @available(iOS 16, *) @pure class func degreeAngle() -> Self
    @available(iOS 16, *) @pure class func diopter() -> Self
    @pure class func fluidOunceImperial() -> Self
    @pure class func fluidOunceUS() -> Self
    @available(iOS 14, *) @pure class func inchesOfMercury() -> Self
    @pure class func pintImperial() -> Self
    @pure class func pintUS() -> Self
    @available(iOS 16, *) @pure class func prismDiopter() -> Self
    @available(iOS 16, *) @pure class func radianAngle() -> Self
    @pure class func siemen() -> Self
    @available(iOS 14, *) @pure class func volt() -> Self
    @available(iOS 16, *) @pure class func watt() -> Self
    @pure class func pascalUnit(with prefix: HKMetricPrefix) -> Self
    @available(iOS 16, *) @pure class func radianAngleUnit(with prefix: HKMetricPrefix) -> Self
    @pure class func siemenUnit(with prefix: HKMetricPrefix) -> Self
    @available(iOS 14, *) @pure class func voltUnit(with prefix: HKMetricPrefix) -> Self
    @available(iOS 16, *) @pure class func wattUnit(with prefix: HKMetricPrefix) -> Self
}
let HKUnitMolarMassBloodGlucose: Double
enum HKMetricPrefix: Int {
    case none
    @available(iOS 13, *) case femto
    case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
}
class HKSource: NSObject, NSCopying, NSSecureCoding {
    class func `default`() -> HKSource
    var bundleIdentifier: String { get }
    var name: String { get }
}
class HKSourceRevision: NSObject, NSCopying, NSSecureCoding {
    init(source: HKSource, version: String?)
    init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion)
    var operatingSystemVersion: OperatingSystemVersion { get }
    var productType: String? { get }
    var source: HKSource { get }
    var version: String? { get }
}
class HKDevice: NSObject, NSCopying, NSSecureCoding {
    init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?)
    class func local() -> HKDevice
    var firmwareVersion: String? { get }
    var hardwareVersion: String? { get }
    var localIdentifier: String? { get }
    var manufacturer: String? { get }
    var model: String? { get }
    var name: String? { get }
    var softwareVersion: String? { get }
    var udiDeviceIdentifier: String? { get }
}
