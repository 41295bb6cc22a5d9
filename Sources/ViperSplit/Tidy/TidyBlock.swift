import SwiftSyntax

/// Members of a type body whose lines stay together: one, or several that share a line or stand in one region.
struct TidyBlock {
    let members: [Member]
    /// It may stand anywhere among the members: nothing but its text moves.
    let isFree: Bool

    var id: Member.ID { members[0].id }
    var range: Range<Int> { members[0].extent.lowerBound..<members[members.count - 1].extent.upperBound }

    /// Its place among others tells when something is evaluated, or may.
    var hasOrder: Bool {
        members.contains { member in
            switch member.kind {
            case .storedProperty, .conditional, .other: true
            case .function, .initializer, .deinitializer, .computedProperty, .subscript, .type: false
            }
        }
    }
}

extension Member {
    /// A kind of member that belongs under a section and may stand anywhere in its body.
    var isOfSection: Bool {
        switch kind {
        case .function, .computedProperty, .initializer, .deinitializer: true
        case .storedProperty, .conditional, .subscript, .type, .other: false
        }
    }
}

extension Controller {
    /// The members of a body, together with those that they can't be parted from.
    func tidyBlocks(of body: TypeBody) -> [TidyBlock] {
        let all = body.members.map { members[$0] }
        let unit = units[body.unit]
        var regions = lintRegions.map(Set.init)
        for region in unit.ignoredRegions {
            regions.append(Set(all.filter { region.contains($0.declRange.lowerBound) }.map(\.id)))
        }
        var blocks: [[Member]] = []
        for member in all {
            let isTogether = blocks.last?.last.map { above in
                above.extent.upperBound > member.extent.lowerBound
                    || regions.contains { $0.contains(above.id) && $0.contains(member.id) }
            }
            if isTogether == true { blocks[blocks.count - 1].append(member) } else { blocks.append([member]) }
        }
        return blocks.map { block in
            let isFree = block.count == 1 && block[0].isOfSection && !block[0].isIgnored && !block[0].sharesLine
            return TidyBlock(members: block, isFree: isFree)
        }
    }

    /// Why a type body can't be tidied at all.
    ///
    /// - Returns: nil if its members can be tidied.
    func untidiness(of body: TypeBody) -> Note.LeftInPlace? {
        let unit = units[body.unit]
        let braces = [body.memberBlock.leftBrace, body.memberBlock.rightBrace].map {
            unit.lineIndex(of: $0.range.lowerBound)
        }
        if body.members.contains(where: { id in
            let extent = members[id].extent
            let lines =
                unit.lineIndex(
                    of: extent.lowerBound)...unit.lineIndex(of: max(extent.lowerBound, extent.upperBound - 1))
            return braces.contains(where: lines.contains)
        }) {
            return .bodyOnOneLine
        }
        let inside = body.memberBlock.range
        let isCut = unit.ignoredRegions.contains { region in
            region.overlaps(inside) && !(region.lowerBound > inside.lowerBound && region.upperBound < inside.upperBound)
                && !(region.lowerBound <= inside.lowerBound && region.upperBound >= inside.upperBound)
        }
        return isCut || opensLintRegion(body) != nil ? .openRegion : nil
    }
}
