/// A declaration of a file that follows the form of declaration files: it begins where its neighbours do, and what it
/// holds is indented.
struct Declaration {
    let head: Head
    /// Its UTF-8 offsets in the text, of a type up to the brace.
    let place: Range<Int>
    let members: [Declaration]
}

/// A line, and where its first byte stands in the text.
struct Line {
    let text: Substring
    let start: Int

    fileprivate var end: Int { start + text.utf8.count }
    fileprivate var indentation: Int { text.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
    fileprivate func closes(_ column: Int) -> Bool { indentation == column && text.last == "}" }
}

/// The lines of a file, empty ones and comments aside.
///
/// - Parameter start: where in the text the first will stand.
func lines(of file: String, from start: Int) -> [Line] {
    file.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.reduce(into: []) { lines, text in
        lines.append(Line(text: text, start: lines.last.map { $0.end + 1 } ?? start))
    }
}

/// The declarations that begin in a column, in their order.
func declarations(in lines: ArraySlice<Line>, column: Int = 0) -> [Declaration] {
    var starts: [Int] = []
    var isOpen = false
    for (place, line) in zip(lines.indices, lines) where line.indentation == column {
        let text = line.text.dropFirst(column)
        let hasHead = Head(text) != nil
        // `where` clauses and closing brackets go on with what is begun.
        guard hasHead || text.first == "@" else { continue }
        if !isOpen { starts.append(place) }
        // Attributes may stand in lines before the declaration.
        isOpen = !hasHead
    }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).compactMap { Declaration(lines[$0..<$1], column: column) }
}

extension Declaration {
    fileprivate init?(_ lines: ArraySlice<Line>, column: Int) {
        guard let first = lines.first, let last = lines.last,
            let head = Head(lines.map(\.text).joined(separator: " ")[...])
        else { return nil }
        self.head = head
        guard head.isType, let line = lines.first(where: { $0.text.contains("{") }) else {
            (place, members) = (first.start + column..<last.end, [])
            return
        }
        let body = line.text.drop { $0 != "{" }.dropFirst()
        let start = line.end - body.utf8.count
        place = first.start + column..<start
        members =
            body.isEmpty
            ? declarations(in: lines.drop { $0.start <= start }.prefix { !$0.closes(column) }, column: column + 4)
            : Self.inOneLine(body.prefix { $0 != "}" }, start: start)
    }

    /// `case top; case bottom`
    private static func inOneLine(_ body: Substring, start: Int) -> [Declaration] {
        body.split(separator: ";").compactMap { text in
            let text = text.trimmed
            let start = start + body[..<text.startIndex].utf8.count
            return Head(text).map { Declaration(head: $0, place: start..<start + text.utf8.count, members: []) }
        }
    }
}

extension Substring {
    /// Without spaces at the ends.
    fileprivate var trimmed: Substring {
        let rest = drop { $0 == " " }
        return rest.prefix(rest.reversed().drop { $0 == " " }.count)
    }
}
