// Measurements and their units.

@pure struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible {
    init(value: Double, unit: UnitType)
    @pure var value: Double
    let unit: UnitType
    @pure static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    @pure static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    @pure static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    @pure static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    @pure static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    @pure static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    @pure var description: String { get }
    @pure var debugDescription: String { get }
}
extension Measurement where UnitType: Dimension {
    @pure func converted(to otherUnit: UnitType) -> Measurement<UnitType>
    mutating func convert(to otherUnit: UnitType)
}
extension Measurement: Codable {}
@pure class Unit: NSObject, NSCopying, NSSecureCoding {
    init(symbol: String)
    @pure var symbol: String { get }
}
@pure class Dimension: Unit {
    init(symbol: String, converter: UnitConverter)
    @pure var converter: UnitConverter { get }
    @pure class func baseUnit() -> Self
}
@pure class UnitConverter: NSObject {
    @pure func baseUnitValue(fromValue value: Double) -> Double
    @pure func value(fromBaseUnitValue baseUnitValue: Double) -> Double
}
@pure class UnitConverterLinear: UnitConverter, NSSecureCoding {
    init(coefficient: Double)
    init(coefficient: Double, constant: Double)
    @pure var coefficient: Double { get }
    @pure var constant: Double { get }
}
@pure class UnitAcceleration: Dimension {
    @pure class var metersPerSecondSquared: UnitAcceleration { get }
    @pure class var gravity: UnitAcceleration { get }
}
@pure class UnitAngle: Dimension {
    @pure class var degrees: UnitAngle { get }
    @pure class var arcMinutes: UnitAngle { get }
    @pure class var arcSeconds: UnitAngle { get }
    @pure class var radians: UnitAngle { get }
    @pure class var gradians: UnitAngle { get }
    @pure class var revolutions: UnitAngle { get }
}
@pure class UnitArea: Dimension {
    @pure class var squareMegameters: UnitArea { get }
    @pure class var squareKilometers: UnitArea { get }
    @pure class var squareMeters: UnitArea { get }
    @pure class var squareCentimeters: UnitArea { get }
    @pure class var squareMillimeters: UnitArea { get }
    @pure class var squareMicrometers: UnitArea { get }
    @pure class var squareNanometers: UnitArea { get }
    @pure class var squareInches: UnitArea { get }
    @pure class var squareFeet: UnitArea { get }
    @pure class var squareYards: UnitArea { get }
    @pure class var squareMiles: UnitArea { get }
    @pure class var acres: UnitArea { get }
    @pure class var ares: UnitArea { get }
    @pure class var hectares: UnitArea { get }
}
@pure class UnitConcentrationMass: Dimension {
    @pure class var gramsPerLiter: UnitConcentrationMass { get }
    @pure class var milligramsPerDeciliter: UnitConcentrationMass { get }
    @pure class func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass
}
@pure class UnitDispersion: Dimension {
    @pure class var partsPerMillion: UnitDispersion { get }
}
@pure class UnitDuration: Dimension {
    @pure class var hours: UnitDuration { get }
    @pure class var minutes: UnitDuration { get }
    @pure class var seconds: UnitDuration { get }
    @pure class var milliseconds: UnitDuration { get }
    @pure class var microseconds: UnitDuration { get }
    @pure class var nanoseconds: UnitDuration { get }
    @pure class var picoseconds: UnitDuration { get }
}
@pure class UnitElectricCharge: Dimension {
    @pure class var coulombs: UnitElectricCharge { get }
    @pure class var megaampereHours: UnitElectricCharge { get }
    @pure class var kiloampereHours: UnitElectricCharge { get }
    @pure class var ampereHours: UnitElectricCharge { get }
    @pure class var milliampereHours: UnitElectricCharge { get }
    @pure class var microampereHours: UnitElectricCharge { get }
}
@pure class UnitElectricCurrent: Dimension {
    @pure class var megaamperes: UnitElectricCurrent { get }
    @pure class var kiloamperes: UnitElectricCurrent { get }
    @pure class var amperes: UnitElectricCurrent { get }
    @pure class var milliamperes: UnitElectricCurrent { get }
    @pure class var microamperes: UnitElectricCurrent { get }
}
@pure class UnitElectricPotentialDifference: Dimension {
    @pure class var megavolts: UnitElectricPotentialDifference { get }
    @pure class var kilovolts: UnitElectricPotentialDifference { get }
    @pure class var volts: UnitElectricPotentialDifference { get }
    @pure class var millivolts: UnitElectricPotentialDifference { get }
    @pure class var microvolts: UnitElectricPotentialDifference { get }
}
@pure class UnitElectricResistance: Dimension {
    @pure class var megaohms: UnitElectricResistance { get }
    @pure class var kiloohms: UnitElectricResistance { get }
    @pure class var ohms: UnitElectricResistance { get }
    @pure class var milliohms: UnitElectricResistance { get }
    @pure class var microohms: UnitElectricResistance { get }
}
@pure class UnitEnergy: Dimension {
    @pure class var kilojoules: UnitEnergy { get }
    @pure class var joules: UnitEnergy { get }
    @pure class var kilocalories: UnitEnergy { get }
    @pure class var calories: UnitEnergy { get }
    @pure class var kilowattHours: UnitEnergy { get }
}
@pure class UnitFrequency: Dimension {
    @pure class var terahertz: UnitFrequency { get }
    @pure class var gigahertz: UnitFrequency { get }
    @pure class var megahertz: UnitFrequency { get }
    @pure class var kilohertz: UnitFrequency { get }
    @pure class var hertz: UnitFrequency { get }
    @pure class var millihertz: UnitFrequency { get }
    @pure class var microhertz: UnitFrequency { get }
    @pure class var nanohertz: UnitFrequency { get }
    @pure class var framesPerSecond: UnitFrequency { get }
}
@pure class UnitFuelEfficiency: Dimension {
    @pure class var litersPer100Kilometers: UnitFuelEfficiency { get }
    @pure class var milesPerImperialGallon: UnitFuelEfficiency { get }
    @pure class var milesPerGallon: UnitFuelEfficiency { get }
}
@pure class UnitIlluminance: Dimension {
    @pure class var lux: UnitIlluminance { get }
}
@available(iOS 13, *) @pure class UnitInformationStorage: Dimension {
    @pure class var bytes: UnitInformationStorage { get }
    @pure class var bits: UnitInformationStorage { get }
    @pure class var nibbles: UnitInformationStorage { get }
    @pure class var yottabytes: UnitInformationStorage { get }
    @pure class var zettabytes: UnitInformationStorage { get }
    @pure class var exabytes: UnitInformationStorage { get }
    @pure class var petabytes: UnitInformationStorage { get }
    @pure class var terabytes: UnitInformationStorage { get }
    @pure class var gigabytes: UnitInformationStorage { get }
    @pure class var megabytes: UnitInformationStorage { get }
    @pure class var kilobytes: UnitInformationStorage { get }
    @pure class var yottabits: UnitInformationStorage { get }
    @pure class var zettabits: UnitInformationStorage { get }
    @pure class var exabits: UnitInformationStorage { get }
    @pure class var petabits: UnitInformationStorage { get }
    @pure class var terabits: UnitInformationStorage { get }
    @pure class var gigabits: UnitInformationStorage { get }
    @pure class var megabits: UnitInformationStorage { get }
    @pure class var kilobits: UnitInformationStorage { get }
    @pure class var yobibytes: UnitInformationStorage { get }
    @pure class var zebibytes: UnitInformationStorage { get }
    @pure class var exbibytes: UnitInformationStorage { get }
    @pure class var pebibytes: UnitInformationStorage { get }
    @pure class var tebibytes: UnitInformationStorage { get }
    @pure class var gibibytes: UnitInformationStorage { get }
    @pure class var mebibytes: UnitInformationStorage { get }
    @pure class var kibibytes: UnitInformationStorage { get }
}
@pure class UnitLength: Dimension {
    @pure class var megameters: UnitLength { get }
    @pure class var kilometers: UnitLength { get }
    @pure class var hectometers: UnitLength { get }
    @pure class var decameters: UnitLength { get }
    @pure class var meters: UnitLength { get }
    @pure class var decimeters: UnitLength { get }
    @pure class var centimeters: UnitLength { get }
    @pure class var millimeters: UnitLength { get }
    @pure class var micrometers: UnitLength { get }
    @pure class var nanometers: UnitLength { get }
    @pure class var picometers: UnitLength { get }
    @pure class var inches: UnitLength { get }
    @pure class var feet: UnitLength { get }
    @pure class var yards: UnitLength { get }
    @pure class var miles: UnitLength { get }
    @pure class var scandinavianMiles: UnitLength { get }
    @pure class var lightyears: UnitLength { get }
    @pure class var nauticalMiles: UnitLength { get }
    @pure class var fathoms: UnitLength { get }
    @pure class var furlongs: UnitLength { get }
    @pure class var astronomicalUnits: UnitLength { get }
    @pure class var parsecs: UnitLength { get }
}
@pure class UnitMass: Dimension {
    @pure class var kilograms: UnitMass { get }
    @pure class var grams: UnitMass { get }
    @pure class var decigrams: UnitMass { get }
    @pure class var centigrams: UnitMass { get }
    @pure class var milligrams: UnitMass { get }
    @pure class var micrograms: UnitMass { get }
    @pure class var nanograms: UnitMass { get }
    @pure class var picograms: UnitMass { get }
    @pure class var ounces: UnitMass { get }
    @pure class var pounds: UnitMass { get }
    @pure class var stones: UnitMass { get }
    @pure class var metricTons: UnitMass { get }
    @pure class var shortTons: UnitMass { get }
    @pure class var carats: UnitMass { get }
    @pure class var ouncesTroy: UnitMass { get }
    @pure class var slugs: UnitMass { get }
}
@pure class UnitPower: Dimension {
    @pure class var terawatts: UnitPower { get }
    @pure class var gigawatts: UnitPower { get }
    @pure class var megawatts: UnitPower { get }
    @pure class var kilowatts: UnitPower { get }
    @pure class var watts: UnitPower { get }
    @pure class var milliwatts: UnitPower { get }
    @pure class var microwatts: UnitPower { get }
    @pure class var nanowatts: UnitPower { get }
    @pure class var picowatts: UnitPower { get }
    @pure class var femtowatts: UnitPower { get }
    @pure class var horsepower: UnitPower { get }
}
@pure class UnitPressure: Dimension {
    @pure class var newtonsPerMetersSquared: UnitPressure { get }
    @pure class var gigapascals: UnitPressure { get }
    @pure class var megapascals: UnitPressure { get }
    @pure class var kilopascals: UnitPressure { get }
    @pure class var hectopascals: UnitPressure { get }
    @pure class var inchesOfMercury: UnitPressure { get }
    @pure class var bars: UnitPressure { get }
    @pure class var millibars: UnitPressure { get }
    @pure class var millimetersOfMercury: UnitPressure { get }
    @pure class var poundsForcePerSquareInch: UnitPressure { get }
}
@pure class UnitSpeed: Dimension {
    @pure class var metersPerSecond: UnitSpeed { get }
    @pure class var kilometersPerHour: UnitSpeed { get }
    @pure class var milesPerHour: UnitSpeed { get }
    @pure class var knots: UnitSpeed { get }
}
@pure class UnitTemperature: Dimension {
    @pure class var kelvin: UnitTemperature { get }
    @pure class var celsius: UnitTemperature { get }
    @pure class var fahrenheit: UnitTemperature { get }
}
@pure class UnitVolume: Dimension {
    @pure class var megaliters: UnitVolume { get }
    @pure class var kiloliters: UnitVolume { get }
    @pure class var liters: UnitVolume { get }
    @pure class var deciliters: UnitVolume { get }
    @pure class var centiliters: UnitVolume { get }
    @pure class var milliliters: UnitVolume { get }
    @pure class var cubicKilometers: UnitVolume { get }
    @pure class var cubicMeters: UnitVolume { get }
    @pure class var cubicDecimeters: UnitVolume { get }
    @pure class var cubicCentimeters: UnitVolume { get }
    @pure class var cubicMillimeters: UnitVolume { get }
    @pure class var cubicInches: UnitVolume { get }
    @pure class var cubicFeet: UnitVolume { get }
    @pure class var cubicYards: UnitVolume { get }
    @pure class var cubicMiles: UnitVolume { get }
    @pure class var acreFeet: UnitVolume { get }
    @pure class var bushels: UnitVolume { get }
    @pure class var teaspoons: UnitVolume { get }
    @pure class var tablespoons: UnitVolume { get }
    @pure class var fluidOunces: UnitVolume { get }
    @pure class var cups: UnitVolume { get }
    @pure class var pints: UnitVolume { get }
    @pure class var quarts: UnitVolume { get }
    @pure class var gallons: UnitVolume { get }
    @pure class var imperialTeaspoons: UnitVolume { get }
    @pure class var imperialTablespoons: UnitVolume { get }
    @pure class var imperialFluidOunces: UnitVolume { get }
    @pure class var imperialPints: UnitVolume { get }
    @pure class var imperialQuarts: UnitVolume { get }
    @pure class var imperialGallons: UnitVolume { get }
    @pure class var metricCups: UnitVolume { get }
}
