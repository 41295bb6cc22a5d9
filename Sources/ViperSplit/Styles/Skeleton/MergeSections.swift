import SwiftSyntax

/// Members that come to a file in which somebody has worked: each under the mark that it has there already.
extension Skeleton {
    /// Adds members to the sections of a body that are theirs: those under a mark to the section of its title, if code like
    /// them stands there, and those under none to what stands above the first mark.
    ///
    /// - Parameters:
    ///   - mark: the one above those under none, in a body that has sections only.
    ///   - areStored: they are stored properties, and stand behind such.
    /// - Returns: the text of the others, to be put at the end.
    mutating func mergeSections(
        of members: String, into block: MemberBlockSyntax, under mark: String? = nil, areStored: Bool = false
    ) -> String {
        let own = block.sections.map { (title: $0.title, end: unit.end(of: $0, areStored: areStored)) }
        let isMarked = own.contains { $0.title != nil }
        var rest: [(title: String?, text: String)] = []
        for section in sections(of: members) {
            let isEmpty = section.text.allSatisfy(\.isWhitespace)
            if isEmpty, section.mark == nil { continue }
            let isTitled = section.mark == nil && isMarked && !areStored
            if isTitled, let end = own.first(where: { $0.title == nil })?.end {
                insert("\n\n" + section.text.trimmedOfNewlines, at: end)
                continue
            }
            let added = isTitled ? mark : nil
            let wanted = (added.map { $0[...] } ?? section.mark).flatMap(titleOfMark)
            // A bare mark is nobody's.
            if let wanted, !wanted.isEmpty, let end = own.last(where: { $0.title == wanted })?.end {
                if !isEmpty { insert("\n\n" + section.text.trimmedOfNewlines, at: end) }
            } else if let wanted, !wanted.isEmpty, let place = rest.firstIndex(where: { $0.title == wanted }) {
                if !isEmpty { rest[place].text += "\n\n" + section.text.trimmedOfNewlines }
            } else {
                let lines = section.lines.joined(separator: "\n").trimmedOfNewlines
                let marked = [added.map { layout.indentation + $0 }, lines].compactMap(\.self)
                rest.append((wanted, marked.joined(separator: "\n\n")))
            }
        }
        return rest.map(\.text).joined(separator: "\n\n")
    }

    /// The text of members taken apart at their marks; what stands above the first has none.
    private func sections(of members: String) -> [(mark: Substring?, lines: [Substring], text: String)] {
        let lines: [Substring] = members.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var sections: [(mark: Substring?, head: Int, lines: [Substring])] = []
        for (place, line) in lines.enumerated() {
            let isMark = titleOfMark(line.trimmed) != nil
            if isMark || sections.isEmpty {
                let isBoxed =
                    isMark && lines.indices.contains(place - 1) && isRule(String(lines[place - 1].trimmed))
                    && lines.indices.contains(place + 1) && isRule(String(lines[place + 1].trimmed))
                let upper = isBoxed ? [sections[sections.count - 1].lines.removeLast()] : []
                sections.append((isMark ? line.trimmed : nil, isBoxed ? 3 : isMark ? 1 : 0, upper))
            }
            sections[sections.count - 1].lines.append(line)
        }
        return sections.filter { $0.mark != nil || !$0.lines.isEmpty }.map { section in
            (section.mark, section.lines, section.lines.dropFirst(section.head).joined(separator: "\n"))
        }
    }
}

/// The title of a mark, as titles are compared; nil for any other line.
func titleOfMark(_ line: Substring) -> String? {
    readMark(String(line), at: 0..<0).map { normalizedTitle($0.title) }
}

/// The members under a mark, or those above the first, whose title is nil.
struct MarkedMembers {
    let title: String?
    var members: [MemberBlockItemSyntax] = []
}

extension MemberBlockSyntax {
    /// The members by the marks that govern them, in the order of the code.
    var sections: [MarkedMembers] {
        members.reduce(into: []) { sections, item in
            if let title = item.titlesAbove.last {
                sections.append(MarkedMembers(title: title))
            } else if sections.isEmpty {
                sections.append(MarkedMembers(title: nil))
            }
            sections[sections.count - 1].members.append(item)
        }
    }
}

extension MemberBlockItemSyntax {
    /// The titles of the marks right above the member.
    var titlesAbove: [String] {
        (firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? []).compactMap { piece in
            switch piece {
            case .lineComment(let text), .docLineComment(let text): titleOfMark(text[...])
            default: nil
            }
        }
    }
}

extension MarkedMembers {
    /// The last stored property, or else the last member that is none.
    func last(areStored: Bool) -> MemberBlockItemSyntax? {
        members.last { (MemberShape($0.decl).kind == .storedProperty) == areStored }
    }
}

extension SourceUnit {
    /// The UTF-8 offset behind the members of a section that are stored properties, or those that are none; nil if there are no
    /// such. A section of ZIKViper's has both.
    fileprivate func end(of section: MarkedMembers, areStored: Bool) -> Int? {
        let isOfBoth = section.title.map { ZIKViperSection(title: $0) != nil } == true
        let last = section.last(areStored: areStored) ?? (isOfBoth ? section.members.last : nil)
        return last.map { end(of: Syntax($0)) }
    }
}
