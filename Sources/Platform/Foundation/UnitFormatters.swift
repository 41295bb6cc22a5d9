// What formatters of lengths, masses and energies say of values in a unit.

extension LengthFormatter {
    @pure func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String
    @pure func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String
    func unitString(fromMeters numberInMeters: Double, usedUnit unitp: UnsafeMutablePointer<LengthFormatter.Unit>?)
        -> String
    @pure enum Unit: Int {
        case millimeter = 8
        case centimeter
        case meter = 11
        case kilometer = 14
        case inch = 1281
        case foot, yard, mile
    }
}
extension MassFormatter {
    @pure func string(fromValue value: Double, unit: MassFormatter.Unit) -> String
    @pure func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String
    func unitString(fromKilograms numberInKilograms: Double, usedUnit unitp: UnsafeMutablePointer<MassFormatter.Unit>?)
        -> String
    @pure enum Unit: Int {
        case gram = 11
        case kilogram = 14
        case ounce = 1537
        case pound, stone
    }
}
extension EnergyFormatter {
    @pure func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
    @pure func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
    func unitString(fromJoules numberInJoules: Double, usedUnit unitp: UnsafeMutablePointer<EnergyFormatter.Unit>?)
        -> String
    @pure enum Unit: Int {
        case joule = 11
        case kilojoule = 14
        case calorie = 1793
        case kilocalorie
    }
}
