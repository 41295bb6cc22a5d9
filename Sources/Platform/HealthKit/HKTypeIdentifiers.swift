// HealthKit's identifiers and keys.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@pure struct HKQuantityTypeIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var activeEnergyBurned: HKQuantityTypeIdentifier { get }
    @pure static var appleExerciseTime: HKQuantityTypeIdentifier { get }
    @available(iOS 14.5, *) @pure static var appleMoveTime: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var appleSleepingWristTemperature: HKQuantityTypeIdentifier { get }
    @available(iOS 13, *) @pure static var appleStandTime: HKQuantityTypeIdentifier { get }
    @available(iOS 15, *) @pure static var appleWalkingSteadiness: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var atrialFibrillationBurden: HKQuantityTypeIdentifier { get }
    @pure static var basalBodyTemperature: HKQuantityTypeIdentifier { get }
    @pure static var basalEnergyBurned: HKQuantityTypeIdentifier { get }
    @pure static var bloodAlcoholContent: HKQuantityTypeIdentifier { get }
    @pure static var bloodGlucose: HKQuantityTypeIdentifier { get }
    @pure static var bloodPressureDiastolic: HKQuantityTypeIdentifier { get }
    @pure static var bloodPressureSystolic: HKQuantityTypeIdentifier { get }
    @pure static var bodyFatPercentage: HKQuantityTypeIdentifier { get }
    @pure static var bodyMass: HKQuantityTypeIdentifier { get }
    @pure static var bodyMassIndex: HKQuantityTypeIdentifier { get }
    @pure static var bodyTemperature: HKQuantityTypeIdentifier { get }
    @pure static var dietaryBiotin: HKQuantityTypeIdentifier { get }
    @pure static var dietaryCaffeine: HKQuantityTypeIdentifier { get }
    @pure static var dietaryCalcium: HKQuantityTypeIdentifier { get }
    @pure static var dietaryCarbohydrates: HKQuantityTypeIdentifier { get }
    @pure static var dietaryChloride: HKQuantityTypeIdentifier { get }
    @pure static var dietaryCholesterol: HKQuantityTypeIdentifier { get }
    @pure static var dietaryChromium: HKQuantityTypeIdentifier { get }
    @pure static var dietaryCopper: HKQuantityTypeIdentifier { get }
    @pure static var dietaryEnergyConsumed: HKQuantityTypeIdentifier { get }
    @pure static var dietaryFatMonounsaturated: HKQuantityTypeIdentifier { get }
    @pure static var dietaryFatPolyunsaturated: HKQuantityTypeIdentifier { get }
    @pure static var dietaryFatSaturated: HKQuantityTypeIdentifier { get }
    @pure static var dietaryFatTotal: HKQuantityTypeIdentifier { get }
    @pure static var dietaryFiber: HKQuantityTypeIdentifier { get }
    @pure static var dietaryFolate: HKQuantityTypeIdentifier { get }
    @pure static var dietaryIodine: HKQuantityTypeIdentifier { get }
    @pure static var dietaryIron: HKQuantityTypeIdentifier { get }
    @pure static var dietaryMagnesium: HKQuantityTypeIdentifier { get }
    @pure static var dietaryManganese: HKQuantityTypeIdentifier { get }
    @pure static var dietaryMolybdenum: HKQuantityTypeIdentifier { get }
    @pure static var dietaryNiacin: HKQuantityTypeIdentifier { get }
    @pure static var dietaryPantothenicAcid: HKQuantityTypeIdentifier { get }
    @pure static var dietaryPhosphorus: HKQuantityTypeIdentifier { get }
    @pure static var dietaryPotassium: HKQuantityTypeIdentifier { get }
    @pure static var dietaryProtein: HKQuantityTypeIdentifier { get }
    @pure static var dietaryRiboflavin: HKQuantityTypeIdentifier { get }
    @pure static var dietarySelenium: HKQuantityTypeIdentifier { get }
    @pure static var dietarySodium: HKQuantityTypeIdentifier { get }
    @pure static var dietarySugar: HKQuantityTypeIdentifier { get }
    @pure static var dietaryThiamin: HKQuantityTypeIdentifier { get }
    @pure static var dietaryVitaminA: HKQuantityTypeIdentifier { get }
    @pure static var dietaryVitaminB12: HKQuantityTypeIdentifier { get }
    @pure static var dietaryVitaminB6: HKQuantityTypeIdentifier { get }
    @pure static var dietaryVitaminC: HKQuantityTypeIdentifier { get }
    @pure static var dietaryVitaminD: HKQuantityTypeIdentifier { get }
    @pure static var dietaryVitaminE: HKQuantityTypeIdentifier { get }
    @pure static var dietaryVitaminK: HKQuantityTypeIdentifier { get }
    @pure static var dietaryWater: HKQuantityTypeIdentifier { get }
    @pure static var dietaryZinc: HKQuantityTypeIdentifier { get }
    @pure static var distanceCycling: HKQuantityTypeIdentifier { get }
    @pure static var distanceDownhillSnowSports: HKQuantityTypeIdentifier { get }
    @pure static var distanceSwimming: HKQuantityTypeIdentifier { get }
    @pure static var distanceWalkingRunning: HKQuantityTypeIdentifier { get }
    @pure static var distanceWheelchair: HKQuantityTypeIdentifier { get }
    @pure static var electrodermalActivity: HKQuantityTypeIdentifier { get }
    @available(iOS 13, *) @pure static var environmentalAudioExposure: HKQuantityTypeIdentifier { get }
    @pure static var flightsClimbed: HKQuantityTypeIdentifier { get }
    @pure static var forcedExpiratoryVolume1: HKQuantityTypeIdentifier { get }
    @pure static var forcedVitalCapacity: HKQuantityTypeIdentifier { get }
    @available(iOS 13, *) @pure static var headphoneAudioExposure: HKQuantityTypeIdentifier { get }
    @pure static var heartRate: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var heartRateRecoveryOneMinute: HKQuantityTypeIdentifier { get }
    @pure static var heartRateVariabilitySDNN: HKQuantityTypeIdentifier { get }
    @pure static var height: HKQuantityTypeIdentifier { get }
    @pure static var inhalerUsage: HKQuantityTypeIdentifier { get }
    @pure static var insulinDelivery: HKQuantityTypeIdentifier { get }
    @pure static var leanBodyMass: HKQuantityTypeIdentifier { get }
    @pure static var nikeFuel: HKQuantityTypeIdentifier { get }
    @available(iOS 15, *) @pure static var numberOfAlcoholicBeverages: HKQuantityTypeIdentifier { get }
    @pure static var numberOfTimesFallen: HKQuantityTypeIdentifier { get }
    @pure static var oxygenSaturation: HKQuantityTypeIdentifier { get }
    @pure static var peakExpiratoryFlowRate: HKQuantityTypeIdentifier { get }
    @pure static var peripheralPerfusionIndex: HKQuantityTypeIdentifier { get }
    @pure static var pushCount: HKQuantityTypeIdentifier { get }
    @pure static var respiratoryRate: HKQuantityTypeIdentifier { get }
    @pure static var restingHeartRate: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var runningGroundContactTime: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var runningPower: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var runningSpeed: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var runningStrideLength: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var runningVerticalOscillation: HKQuantityTypeIdentifier { get }
    @available(iOS 14, *) @pure static var sixMinuteWalkTestDistance: HKQuantityTypeIdentifier { get }
    @available(iOS 14, *) @pure static var stairAscentSpeed: HKQuantityTypeIdentifier { get }
    @available(iOS 14, *) @pure static var stairDescentSpeed: HKQuantityTypeIdentifier { get }
    @pure static var stepCount: HKQuantityTypeIdentifier { get }
    @pure static var swimmingStrokeCount: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var underwaterDepth: HKQuantityTypeIdentifier { get }
    @pure static var uvExposure: HKQuantityTypeIdentifier { get }
    @pure static var vo2Max: HKQuantityTypeIdentifier { get }
    @pure static var waistCircumference: HKQuantityTypeIdentifier { get }
    @available(iOS 14, *) @pure static var walkingAsymmetryPercentage: HKQuantityTypeIdentifier { get }
    @available(iOS 14, *) @pure static var walkingDoubleSupportPercentage: HKQuantityTypeIdentifier { get }
    @pure static var walkingHeartRateAverage: HKQuantityTypeIdentifier { get }
    @available(iOS 14, *) @pure static var walkingSpeed: HKQuantityTypeIdentifier { get }
    @available(iOS 14, *) @pure static var walkingStepLength: HKQuantityTypeIdentifier { get }
    @available(iOS 16, *) @pure static var waterTemperature: HKQuantityTypeIdentifier { get }
}
@pure struct HKCategoryTypeIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @available(iOS 13.6, *) @pure static var abdominalCramps: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var acne: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var appetiteChanges: HKCategoryTypeIdentifier { get }
    @pure static var appleStandHour: HKCategoryTypeIdentifier { get }
    @available(iOS 15, *) @pure static var appleWalkingSteadinessEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var bladderIncontinence: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var bloating: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var breastPain: HKCategoryTypeIdentifier { get }
    @pure static var cervicalMucusQuality: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var chestTightnessOrPain: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var chills: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var constipation: HKCategoryTypeIdentifier { get }
    @available(iOS 14.3, *) @pure static var contraceptive: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var coughing: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var diarrhea: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var dizziness: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var drySkin: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var environmentalAudioExposureEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var fainting: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var fatigue: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var fever: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var generalizedBodyAche: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var hairLoss: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var handwashingEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var headache: HKCategoryTypeIdentifier { get }
    @available(iOS 14.2, *) @pure static var headphoneAudioExposureEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var heartburn: HKCategoryTypeIdentifier { get }
    @available(iOS 12.2, *) @pure static var highHeartRateEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var hotFlashes: HKCategoryTypeIdentifier { get }
    @available(iOS 16, *) @pure static var infrequentMenstrualCycles: HKCategoryTypeIdentifier { get }
    @pure static var intermenstrualBleeding: HKCategoryTypeIdentifier { get }
    @available(iOS 12.2, *) @pure static var irregularHeartRhythmEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 16, *) @pure static var irregularMenstrualCycles: HKCategoryTypeIdentifier { get }
    @available(iOS 14.3, *) @pure static var lactation: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var lossOfSmell: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var lossOfTaste: HKCategoryTypeIdentifier { get }
    @available(iOS 14.3, *) @pure static var lowCardioFitnessEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 12.2, *) @pure static var lowHeartRateEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var lowerBackPain: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var memoryLapse: HKCategoryTypeIdentifier { get }
    @pure static var menstrualFlow: HKCategoryTypeIdentifier { get }
    @pure static var mindfulSession: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var moodChanges: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var nausea: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var nightSweats: HKCategoryTypeIdentifier { get }
    @pure static var ovulationTestResult: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var pelvicPain: HKCategoryTypeIdentifier { get }
    @available(iOS 16, *) @pure static var persistentIntermenstrualBleeding: HKCategoryTypeIdentifier { get }
    @available(iOS 14.3, *) @pure static var pregnancy: HKCategoryTypeIdentifier { get }
    @available(iOS 15, *) @pure static var pregnancyTestResult: HKCategoryTypeIdentifier { get }
    @available(iOS 15, *) @pure static var progesteroneTestResult: HKCategoryTypeIdentifier { get }
    @available(iOS 16, *) @pure static var prolongedMenstrualPeriods: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var rapidPoundingOrFlutteringHeartbeat: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var runnyNose: HKCategoryTypeIdentifier { get }
    @pure static var sexualActivity: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var shortnessOfBreath: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var sinusCongestion: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var skippedHeartbeat: HKCategoryTypeIdentifier { get }
    @pure static var sleepAnalysis: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var sleepChanges: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var soreThroat: HKCategoryTypeIdentifier { get }
    @available(iOS 13, *) @pure static var toothbrushingEvent: HKCategoryTypeIdentifier { get }
    @available(iOS 14, *) @pure static var vaginalDryness: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var vomiting: HKCategoryTypeIdentifier { get }
    @available(iOS 13.6, *) @pure static var wheezing: HKCategoryTypeIdentifier { get }
}
@pure struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @available(iOS 14, *) @pure static var activityMoveMode: HKCharacteristicTypeIdentifier { get }
    @pure static var biologicalSex: HKCharacteristicTypeIdentifier { get }
    @pure static var bloodType: HKCharacteristicTypeIdentifier { get }
    @pure static var dateOfBirth: HKCharacteristicTypeIdentifier { get }
    @pure static var fitzpatrickSkinType: HKCharacteristicTypeIdentifier { get }
    @pure static var wheelchairUse: HKCharacteristicTypeIdentifier { get }
}
@pure struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var bloodPressure: HKCorrelationTypeIdentifier { get }
    @pure static var food: HKCorrelationTypeIdentifier { get }
}
@pure struct HKClinicalTypeIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var allergyRecord: HKClinicalTypeIdentifier { get }
    @available(iOS 16.4, *) @pure static var clinicalNoteRecord: HKClinicalTypeIdentifier { get }
    @pure static var conditionRecord: HKClinicalTypeIdentifier { get }
    @available(iOS 14, *) @pure static var coverageRecord: HKClinicalTypeIdentifier { get }
    @pure static var immunizationRecord: HKClinicalTypeIdentifier { get }
    @pure static var labResultRecord: HKClinicalTypeIdentifier { get }
    @pure static var medicationRecord: HKClinicalTypeIdentifier { get }
    @pure static var procedureRecord: HKClinicalTypeIdentifier { get }
    @pure static var vitalSignRecord: HKClinicalTypeIdentifier { get }
}
@pure struct HKDocumentTypeIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    @pure var rawValue: String { get }
    @pure static var CDA: HKDocumentTypeIdentifier { get }
}
@available(iOS 13, *) let HKMetadataKeyAverageMETs: String
let HKMetadataKeyAverageSpeed: String
let HKMetadataKeyBloodGlucoseMealTime: String
let HKMetadataKeyBodyTemperatureSensorLocation: String
let HKMetadataKeyCoachedWorkout: String
let HKMetadataKeyDeviceManufacturerName: String
let HKMetadataKeyDeviceName: String
let HKMetadataKeyDeviceSerialNumber: String
let HKMetadataKeyDigitalSignature: String
let HKMetadataKeyElevationAscended: String
let HKMetadataKeyElevationDescended: String
let HKMetadataKeyExternalUUID: String
let HKMetadataKeyFoodType: String
let HKMetadataKeyGroupFitness: String
let HKMetadataKeyHeartRateSensorLocation: String
let HKMetadataKeyIndoorWorkout: String
let HKMetadataKeyInsulinDeliveryReason: String
let HKMetadataKeyLapLength: String
let HKMetadataKeyMaximumSpeed: String
let HKMetadataKeyMenstrualCycleStart: String
let HKMetadataKeyReferenceRangeLowerLimit: String
let HKMetadataKeyReferenceRangeUpperLimit: String
let HKMetadataKeySexualActivityProtectionUsed: String
let HKMetadataKeySwimmingLocationType: String
let HKMetadataKeySwimmingStrokeStyle: String
let HKMetadataKeySyncIdentifier: String
let HKMetadataKeySyncVersion: String
let HKMetadataKeyTimeZone: String
let HKMetadataKeyUDIDeviceIdentifier: String
let HKMetadataKeyUDIProductionIdentifier: String
let HKMetadataKeyVO2MaxTestType: String
@available(iOS 14.3, *) let HKMetadataKeyVO2MaxValue: String
let HKMetadataKeyWasTakenInLab: String
let HKMetadataKeyWasUserEntered: String
let HKMetadataKeyWeatherCondition: String
let HKMetadataKeyWeatherHumidity: String
let HKMetadataKeyWeatherTemperature: String
let HKMetadataKeyWorkoutBrandName: String
let HKWorkoutTypeIdentifier: String
let HKWorkoutRouteTypeIdentifier: String
