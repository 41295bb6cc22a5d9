/// A type body as it is to be: its blocks in their order, under the marks that say whose they are.
struct Tidying {
    let items: [TidyItem]
    /// The members that stand under a section of ZIKViper's because the plan says so.
    let claimed: [Member]

    /// - Parameters:
    ///   - unclaimed: members that are to stand where they are, under no section but their own.
    ///   - marksOnly: nothing moves.
    ///   - section: the section that says what the plan has found of a member.
    init(
        _ blocks: [TidyBlock], under marks: MarksOfBody, unclaimed: Set<Member.ID>, marksOnly: Bool,
        section: (Member) -> ZIKViperSection?
    ) {
        var claimed: [Member] = []
        var pinsOrder = false
        func headings(of block: TidyBlock) -> [Heading] {
            let first = block.members[0]
            let isOne = block.members.allSatisfy { $0.section?.id == first.section?.id }
            if isOne, !(pinsOrder && block.hasOrder), let own = first.section,
                let asked = marks.asAsked(own)
            {
                return marksOnly ? marks.asTheyAre(own) : asked
            }
            guard block.isFree, !unclaimed.contains(first.id), !marks.isCommentedBareMark(first.section),
                let found = section(first)
            else { return marks.asTheyAre(first.section) }
            claimed.append(first)
            // Without moves, the developer's own banners stay where they are, and no others come.
            let banner = marks.asTheyAre(first.section).prefix { marks.isBanner($0) }
            let outer = marksOnly ? Array(banner) + marks.asFound(found).dropFirst() : marks.asFound(found)
            return outer + [marks.part(first.section)].compactMap { $0 }
        }
        func arranged() -> [TidyItem] {
            claimed = []
            let items = blocks.map { TidyItem(headings: headings(of: $0), block: $0) }
            return marksOnly ? marks.withEmptyMarks(items) : sorted(marks.withEmptySections(items))
        }
        var items = arranged()
        let ordered = items.compactMap(\.block).filter(\.hasOrder).map(\.id)
        if ordered != ordered.sorted() {
            pinsOrder = true
            items = arranged()
        }
        (self.items, self.claimed) = (items, claimed)
    }
}

/// By the order of ZIKViper's banners and sections; what stands under none of them comes first, and what is in no part of a
/// section before its parts.
private func sorted(_ items: [TidyItem]) -> [TidyItem] {
    let keys = items.map { item -> [Int] in
        guard case .banner(let banner)? = item.headings.first else { return [0] }
        return [1 + (ZIKViperBanner.allCases.firstIndex(of: banner) ?? 0)] + item.headings.dropFirst().map(rank)
    }
    return zip(keys, items).enumerated().sorted { left, right in
        if left.element.0 != right.element.0 { return left.element.0.lexicographicallyPrecedes(right.element.0) }
        // What a heading has for itself comes before what stands under it.
        let isBare = (left.element.1.block == nil, right.element.1.block == nil)
        return isBare.0 != isBare.1 ? isBare.0 : left.offset < right.offset
    }.map(\.element.1)
}

private func rank(_ heading: Heading) -> Int {
    switch heading {
    case .banner: 0
    case .part(let id): 1 + id
    case .section(let section): 1_000_000 + (ZIKViperSection.allCases.firstIndex(of: section) ?? 0)
    case .own(let id): 2_000_000 + id
    }
}

extension MarksOfBody {
    fileprivate func isBanner(_ heading: Heading) -> Bool {
        if case .own(let id) = heading { return controller.sections[id].mark?.spelling == .banner }
        return false
    }

    /// A separator with comments of its own: nothing says what they are about but the place.
    fileprivate func isCommentedBareMark(_ section: Section?) -> Bool {
        section.map { $0.title.isEmpty && commented.contains($0.id) } ?? false
    }

    /// The items with the marks that have no members, each in its place.
    fileprivate func withEmptyMarks(_ items: [TidyItem]) -> [TidyItem] {
        var result: [TidyItem] = []
        var rest = items[...]
        for marked in body.marks {
            guard let mark = marked.section.mark else { continue }
            let above = rest.prefix { ($0.block?.range.lowerBound ?? 0) < mark.range.lowerBound }
            result += above
            rest = rest.dropFirst(above.count)
            if marked.members.isEmpty { result.append(TidyItem(headings: asTheyAre(marked.section))) }
        }
        return result + rest
    }

    /// The items with the sections of ZIKViper's that have no members, and with marks of the developer's that would be lost.
    fileprivate func withEmptySections(_ items: [TidyItem]) -> [TidyItem] {
        let shown = Set(items.flatMap(\.headings))
        let empty = withEmptyMarks([]).compactMap(\.headings.last).compactMap { heading -> TidyItem? in
            guard let section = mark(for: heading) else { return nil }
            if let asked = asAsked(section) { return TidyItem(headings: asked) }
            let isNeeded = !section.title.isEmpty || commented.contains(section.id)
            return isNeeded ? TidyItem(headings: asTheyAre(section)) : nil
        }
        let asked = body.marks.filter { !$0.members.isEmpty }.compactMap { marked in
            // A mark of ZIKViper's whose members couldn't go along.
            commented.contains(marked.section.id) && !shown.contains(.own(marked.section.id))
                ? asAsked(marked.section).map { TidyItem(headings: $0) } : nil
        }
        // In the order of the source among those that stay.
        let head = items.filter { $0.isOfHead }
        let emptyHead = empty.filter { $0.isOfHead }
        return merged(head, emptyHead) + (empty + asked + items).filter { !$0.isOfHead }
    }

    private func merged(_ items: [TidyItem], _ empty: [TidyItem]) -> [TidyItem] {
        var rest = items[...]
        var result: [TidyItem] = []
        for item in empty {
            guard let place = item.headings.last.flatMap(mark)?.mark?.range.lowerBound else { continue }
            let above = rest.prefix { ($0.block?.range.lowerBound ?? 0) < place }
            result += above + [item]
            rest = rest.dropFirst(above.count)
        }
        return result + rest
    }
}

extension TidyItem {
    /// It stands under no banner of ZIKViper's, but where it stood.
    fileprivate var isOfHead: Bool {
        if case .banner? = headings.first { return false }
        return true
    }
}
