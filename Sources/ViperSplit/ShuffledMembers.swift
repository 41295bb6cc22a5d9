import SwiftSyntax

extension GivenController {
    /// The files with the methods and computed properties of each section in another order. Everything else stays where it
    /// is: stored properties, whose initial values run in order, members that share a line, those in `#if`, and those between
    /// the comments that switch a linter off and on.
    package func shuffled(using generator: inout some RandomNumberGenerator) -> [SourceFile] {
        let fixed = Set(controller.lintRegions.joined())
        let movable = controller.members.filter { member in
            [.function, .computedProperty].contains(member.kind) && !member.sharesLine && !fixed.contains(member.id)
        }
        let groups = Dictionary(grouping: movable) { [$0.body, $0.section?.id ?? -1] }
        var texts: [Member.ID: String] = [:]
        for (_, group) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            for (place, member) in zip(group, group.shuffled(using: &generator)) {
                texts[place.id] = controller.text(of: member)
            }
        }
        return controller.units.map { unit in
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
