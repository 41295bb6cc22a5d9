import SwiftSyntax

/// The private constants at file level, which stand in each file whose code names them.
extension PrivateConstants {
    /// The text of the constants that a file's code names and the file doesn't declare, with their comments; empty if there
    /// are none.
    func missing(in file: SourceFileSyntax) -> String {
        let own = Set(topLevelDeclarations(of: file).flatMap { MemberShape($0).names })
        return needed(by: file).filter { !own.contains($0.name) }.reduce(into: "") { text, constant in
            let next = units[constant.unit].text(extent(of: constant))
            // A comment begins behind an empty line.
            text += (text.isEmpty ? "" : next.contains("\n") ? "\n\n" : "\n") + next
        }
    }

    /// The UTF-8 offsets of the constants of a file that only code which left had named.
    ///
    /// - Parameter file: the file as it is edited.
    func thatLeft(_ unit: SourceUnit, _ file: SourceFileSyntax) -> [Range<Int>] {
        let left = needed(by: file).map(\.name)
        return needed(by: unit.tree).filter { $0.unit == unit.index && !left.contains($0.name) }.map(extent)
    }

    private func extent(of constant: Constant) -> Range<Int> {
        let range = constant.decl.range
        guard let first = constant.decl.firstToken(viewMode: .sourceAccurate),
            let last = constant.decl.lastToken(viewMode: .sourceAccurate)
        else { return range }
        let unit = units[constant.unit]
        let previous = first.previousToken(viewMode: .sourceAccurate)
        let above = Gap(after: previous ?? first, upperIsMember: previous != nil, before: first, in: unit)
        let below = last.nextToken(viewMode: .sourceAccurate).map {
            Gap(after: last, upperIsMember: true, before: $0, in: unit)
        }
        return above.startOfLower..<(below?.endOfUpper ?? range.upperBound)
    }
}
