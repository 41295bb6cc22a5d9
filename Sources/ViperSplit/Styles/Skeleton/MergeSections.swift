import SwiftSyntax

/// Members that come to a file in which somebody has worked: each under the mark that it has there already.
extension Skeleton {
    /// Adds those members to a body whose sections are there at the end of these.
    ///
    /// - Returns: the text of the others.
    mutating func mergeSections(of members: String, into block: MemberBlockSyntax) -> String {
        var rest: [String] = []
        for section in sections(of: members) {
            if let mark = section.mark, let place = endOfSection(mark, in: block) {
                insert("\n\n" + section.text.trimmedOfNewlines, at: place)
            } else {
                rest.append(section.lines.joined(separator: "\n").trimmedOfNewlines)
            }
        }
        return rest.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The text of members taken apart at their marks.
    private func sections(of members: String) -> [(mark: Substring?, lines: [Substring], text: String)] {
        let lines: [Substring] = members.split(separator: "\n", omittingEmptySubsequences: false)
        var sections: [(mark: Substring?, lines: [Substring])] = []
        for line in lines {
            let isMark = readMark(String(line.trimmed), at: 0..<0) != nil
            if isMark || sections.isEmpty { sections.append((isMark ? line.trimmed : nil, [])) }
            sections[sections.count - 1].lines.append(line)
        }
        return sections.map { section in
            let text = section.lines.dropFirst(section.mark == nil ? 0 : 1).joined(separator: "\n")
            return (section.mark, section.lines, text)
        }
    }

    /// The UTF-8 offset behind the last member under a mark; nil if the mark isn't there, or governs nothing.
    private func endOfSection(_ mark: Substring, in block: MemberBlockSyntax) -> Int? {
        var isOpen = false
        var end: Int?
        for item in block.members {
            guard let first = item.firstToken(viewMode: .sourceAccurate) else { continue }
            let marks = commentRanges(first.leadingTrivia, at: first.position.utf8Offset).map { unit.text($0.range) }
                .filter { readMark($0, at: 0..<0) != nil }
            if let last = marks.last { isOpen = last.trimmed == mark }
            if isOpen { end = unit.end(of: Syntax(item)) }
        }
        return end
    }
}
