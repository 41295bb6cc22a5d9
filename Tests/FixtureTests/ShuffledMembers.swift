import SwiftSyntax

@testable import ViperSplit

extension Controller {
    /// The files with the methods and computed properties of each section in another order. Everything else stays where it
    /// is: stored properties, whose initial values run in order, members that share a line, those in `#if`, and those between
    /// the comments that switch a linter off and on.
    func shuffled(using generator: inout some RandomNumberGenerator) -> [SourceFile] {
        let fixed = Set(lintRegions.joined())
        let movable = members.filter { member in
            [.function, .computedProperty].contains(member.kind) && !member.sharesLine && !fixed.contains(member.id)
        }
        let groups = Dictionary(grouping: movable) { [$0.body, $0.section?.id ?? -1] }
        var texts: [Member.ID: String] = [:]
        for (_, group) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            for (place, member) in zip(group, group.shuffled(using: &generator)) { texts[place.id] = text(of: member) }
        }
        return units.map { unit in
            var result = ""
            var end = 0
            for member in movable.filter({ $0.unit == unit.index }).sorted(by: { $0.id < $1.id }) {
                result += unit.text(end..<member.extent.lowerBound) + texts[member.id, default: ""]
                end = member.extent.upperBound
            }
            return SourceFile(path: unit.path, text: result + unit.text(end..<unit.tree.totalLength.utf8Length))
        }
    }
}

/// The same sequence for the same seed, whatever the platform (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
