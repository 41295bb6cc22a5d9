import SwiftSyntax

/// The text of a tidied body, and the edits that make it of the given one.
struct TidyText {
    let blocks: [TidyBlock]
    private let unit: SourceUnit
    private let marks: MarksOfBody
    private let layout: Layout
    private let indentation: String
    private let pieces: [Piece]
    private var output: [Written] = []
    private var used: Set<Section.ID> = []
    private var open: [Heading] = []
    /// The headings that parts stand under.
    private var sectionsWithParts: Set<Heading> = []

    /// Lines of the given text that stay together: a mark with its comments, or a block.
    private struct Piece {
        enum Content: Hashable {
            case mark(Section.ID)
            case block(Member.ID)
        }

        let content: Content
        let range: Range<Int>
    }

    /// Lines of the new text.
    private struct Written {
        let text: String
        /// The place in `pieces` of what it was.
        let origin: Int?
        let isUnchanged: Bool
    }

    /// - Returns: nil for a body without members.
    init?(_ controller: Controller, _ body: TypeBody) {
        let blocks = controller.tidyBlocks(of: body)
        unit = controller.units[body.unit]
        layout = Layout(of: unit)
        guard let first = blocks.first else { return nil }
        self.blocks = blocks
        indentation = unit.indentation(at: first.members[0].declRange.lowerBound)
        var starts = blocks.map { (Piece.Content.block($0.id), $0.range.lowerBound) }
        for marked in body.marks where !blocks.contains(where: { $0.range.contains(marked.mark.range.lowerBound) }) {
            let start = (marked.mark.explanation ?? marked.mark.range).lowerBound
            starts.append((.mark(marked.section.id), unit.lineStart(of: start)))
        }
        starts.sort { $0.1 < $1.1 }
        let ends = starts.dropFirst().map(\.1) + [unit.lineStart(of: body.memberBlock.rightBrace.range.lowerBound)]
        // What stands behind the last member is the body's own.
        let lastBlock = blocks[blocks.count - 1]
        pieces = zip(starts, ends).map { [unit] start, end in
            let range = start.0 == .block(lastBlock.id) ? lastBlock.range : start.1..<end
            return Piece(content: start.0, range: start.1..<unit.endOfText(in: range))
        }
        let commented = pieces.compactMap { [unit] piece -> Section.ID? in
            guard case .mark(let id) = piece.content, let mark = controller.sections[id].mark else { return nil }
            return unit.text(piece.range).trimmed == unit.text(mark.range) ? nil : id
        }
        marks = MarksOfBody(controller: controller, body: body, commented: Set(commented))
    }

    /// The marks of the body, for who puts its blocks in order.
    var marksOfBody: MarksOfBody { marks }

    /// The edits that lay out the items.
    func edits(for items: [TidyItem]) -> [TextEdit] {
        var text = self
        text.sectionsWithParts = Set(
            items.map(\.headings).filter { if case .part? = $0.last { true } else { false } }.flatMap { $0.dropLast() })
        for item in items { text.write(item) }
        return text.edits
    }

    // MARK: - Writing

    private mutating func write(_ item: TidyItem) {
        let known = zip(open, item.headings).prefix { isSame($0, $1) }.count
        if item.block == nil, known == item.headings.count { return }
        if known == item.headings.count, open.count > known {
            // Behind what is deeper, the last of them is said again.
            if let last = item.headings.last { write(last) } else { writeSeparator() }
        }
        for heading in item.headings[known...] {
            write(heading)
            open = Array(item.headings.prefix { $0 != heading }) + [heading]
        }
        open = item.headings
        guard let block = item.block else { return }
        let place = pieces.firstIndex { $0.content == .block(block.id) }
        let text = place.map { unit.text(pieces[$0].range) } ?? ""
        output.append(Written(text: text, origin: place, isUnchanged: true))
        let last = block.members[block.members.count - 1]
        if last.section?.id != block.members[0].section?.id { open = marks.asTheyAre(last.section) }
    }

    /// Without moves, a mark of ZIKViper's that the developer has written is as good as a new one.
    private func isSame(_ left: Heading, _ right: Heading) -> Bool {
        if left == right { return true }
        guard case .own(let id) = left, case .section(let section) = right else { return false }
        let own = marks.controller.sections[id]
        return own.whole == nil && own.zikViper == section && own.mark.map { drawsRule(unit.text($0.range)) } == true
    }

    private mutating func writeSeparator() {
        output.append(Written(text: indentation + "// MARK: -", origin: nil, isUnchanged: false))
    }

    private mutating func write(_ heading: Heading) {
        guard let section = marks.mark(for: heading), let mark = section.mark else {
            guard marks.isWritten(heading) else { return }
            output.append(Written(text: indentation + heading.comment, origin: nil, isUnchanged: false))
            return
        }
        let given = unit.text(mark.range)
        let comment = spelled(section, given, as: heading)
        let place = used.insert(section.id).inserted ? pieces.firstIndex { $0.content == .mark(section.id) } : nil
        guard let place else {
            output.append(Written(text: indentation + comment, origin: nil, isUnchanged: false))
            return
        }
        let range = pieces[place].range
        let text =
            unit.text(range.lowerBound..<mark.range.lowerBound) + comment
            + unit.text(mark.range.upperBound..<range.upperBound)
        output.append(Written(text: text, origin: place, isUnchanged: comment == given))
    }

    /// A mark draws a rule if it is a section of its own, and none if it is a part of one.
    private func spelled(_ section: Section, _ given: String, as heading: Heading) -> String {
        switch heading {
        case .banner: given
        case .section: drawsRule(given) || !sectionsWithParts.contains(heading) ? given : "// MARK: - \(section.title)"
        case .part:
            drawsRule(given) ? "// MARK: \(section.title)" : given
        case .own:
            section.whole == nil && !drawsRule(given) && isUnderRuledSection && !section.claim.isStrong
                ? "// MARK: - \(section.title)" : given
        }
    }

    private var isUnderRuledSection: Bool {
        open.contains { heading in
            switch heading {
            case .section: return marks.mark(for: heading)?.mark.map { drawsRule(unit.text($0.range)) } ?? true
            case .own(let id):
                let own = marks.controller.sections[id]
                return own.zikViper != nil && own.mark.map { drawsRule(unit.text($0.range)) } == true
            case .banner, .part: return false
            }
        }
    }

    // MARK: - Edits

    /// What stays where it is among the rest is left alone; all else is written between.
    private var edits: [TextEdit] {
        guard let first = pieces.first, let last = pieces.last else { return [] }
        var edits: [TextEdit] = []
        var end = first.range.lowerBound
        var text = ""
        var previous: Written?
        let kept = Set(longestKeptRun)
        for (place, written) in output.enumerated() {
            text += separator(between: previous, written)
            previous = written
            guard kept.contains(place), let origin = written.origin else {
                text += written.text
                continue
            }
            edits.append(TextEdit(range: end..<pieces[origin].range.lowerBound, replacement: text))
            end = pieces[origin].range.upperBound
            text = ""
        }
        edits.append(TextEdit(range: end..<last.range.upperBound, replacement: text))
        return edits.filter { unit.text($0.range) != $0.replacement }
    }

    private func separator(between above: Written?, _ below: Written) -> String {
        guard let above else { return "" }
        if let upper = above.origin, let lower = below.origin, upper + 1 == lower {
            return unit.text(pieces[upper].range.upperBound..<pieces[lower].range.lowerBound)
        }
        return layout.newline + layout.newline
    }

    /// The places in `output` of what is written as it was, in the order in which it was; as much text of it as there can be.
    private var longestKeptRun: [Int] {
        let candidates = output.indices.filter { output[$0].isUnchanged && output[$0].origin != nil }
        var best: [(weight: Int, before: Int?)] = []
        for (place, candidate) in candidates.enumerated() {
            let origin = output[candidate].origin ?? 0
            let before = (0..<place).filter { output[candidates[$0]].origin ?? 0 < origin }.max {
                best[$0].weight < best[$1].weight
            }
            let weight = output[candidate].text.utf8.count + 1 + (before.map { best[$0].weight } ?? 0)
            best.append((weight, before))
        }
        var run: [Int] = []
        var next = best.indices.max { best[$0].weight < best[$1].weight }
        while let place = next {
            run.append(candidates[place])
            next = best[place].before
        }
        return run.reversed()
    }
}

extension Heading {
    /// The comment, where the developer has none.
    fileprivate var comment: String {
        switch self {
        case .banner(let banner): "//------\(banner.rawValue)-------"
        case .section(let section): "// MARK: - \(section.title)"
        case .own, .part: "// MARK: -"
        }
    }
}

extension SourceUnit {
    /// The offset behind the last line of a range that isn't blank, without what ends it.
    fileprivate func endOfText(in range: Range<Int>) -> Int {
        guard let last = bytes[range].lastIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
            return range.lowerBound
        }
        return bytes[last...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? last + 1
    }
}
