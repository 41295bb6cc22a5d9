/// How the given files are laid out; what is added follows them.
struct Layout {
    /// One level of indentation: a tab, or as many spaces as the file uses.
    let indentation: String
    let newline: String

    /// The layout of the skeletons.
    static let ofSkeletons = Layout(indentation: "    ", newline: "\n")

    private init(indentation: String, newline: String) {
        self.indentation = indentation
        self.newline = newline
    }

    /// - Parameter other: the layout of what the file's own text doesn't tell.
    init(of unit: SourceUnit, otherwise other: Layout = .ofSkeletons) {
        // Lines that begin with a tab, and with spaces; of these how far each goes beyond the last.
        var (tabs, spaces, steps) = (0, 0, [Int: Int]())
        var previous = 0
        for (index, start) in unit.lineStarts.enumerated() {
            let end = index + 1 < unit.lineStarts.count ? unit.lineStarts[index + 1] : unit.bytes.count
            let line = unit.bytes[start..<end]
            guard let first = line.first, first != 0x0A, first != 0x0D else { continue }
            if first == 0x09 {
                tabs += 1
                continue
            }
            let width = line.prefix { $0 == 0x20 }.count
            let step = width - previous
            if width > 1 { spaces += 1 }
            if (2...8).contains(step) { steps[step, default: 0] += 1 }
            previous = width
        }
        let step = steps.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        indentation = tabs > spaces ? "\t" : step.map { String(repeating: " ", count: $0) } ?? other.indentation
        let carriages = unit.bytes.lazy.filter { $0 == 0x0D }.count
        let ends = unit.bytes.lazy.filter { $0 == 0x0A }.count
        newline = ends == 0 ? other.newline : carriages * 2 > ends ? "\r\n" : "\n"
    }

    /// Text that was written with four spaces a level, indented as the file is.
    func indented(_ text: String) -> String {
        guard indentation != "    " else { return text }
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { line -> String in
            let spaces = line.prefix { $0 == " " }.count
            return String(repeating: indentation, count: spaces / 4) + line.dropFirst(spaces / 4 * 4)
        }
        return indented.joined(separator: "\n")
    }

    /// Text of this layout as a file of another has it. The lines of a string literal keep what they have beyond its delimiter.
    func rewritten(_ text: String, as other: Layout) -> String {
        guard indentation != other.indentation else { return text }
        let lines: [Substring] = text.replacing("\r\n", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)
        var result: [String] = []
        var delimiter: Substring?
        for (place, line) in lines.enumerated() {
            let own = line.prefix { $0 == " " || $0 == "\t" }
            let isOfLiteral = delimiter.map(line.hasPrefix) == true
            let outer = isOfLiteral ? delimiter ?? own : own
            result.append(rewritten(indentation: outer, as: other) + line.dropFirst(outer.count))
            if !line.ranges(of: "\"\"\"").count.isMultiple(of: 2) {
                let end = delimiter == nil ? lines[(place + 1)...].first { $0.trimmed.hasPrefix("\"\"\"") } : nil
                delimiter = end.map { $0.prefix { $0 == " " || $0 == "\t" } }
            }
        }
        return result.joined(separator: "\n")
    }

    private func rewritten(indentation own: Substring, as other: Layout) -> String {
        var rest = own
        var levels = 0
        while rest.hasPrefix(indentation) {
            rest = rest.dropFirst(indentation.count)
            levels += 1
        }
        return String(repeating: other.indentation, count: levels) + rest
    }

    /// The longest line that is written on purpose, in characters; code that moves keeps its own lines.
    static let lineLength = 120

    /// Parameters or arguments in their parentheses: on the line where it has room for them, else each on its own.
    ///
    /// - Parameters:
    ///   - outer: the indentation of the line that they stand in.
    ///   - count: the characters that the line has beside them.
    func list(_ items: [String], outer: String, besides count: Int) -> String {
        let line = "(\(items.joined(separator: ", ")))"
        guard !items.isEmpty, count + line.count > Self.lineLength else { return line }
        return "(\n" + items.map { outer + indentation + $0 }.joined(separator: ",\n") + "\n\(outer))"
    }

    /// Text that was copied from the file, with four spaces a level and its first line's indentation taken off the rest.
    func outdented(_ text: String, by outer: String) -> String {
        let unix = text.replacing("\r\n", with: "\n")
        let lines: [Substring] = unix.split(separator: "\n", omittingEmptySubsequences: false)
        let outdented = lines.map { line -> String in
            guard line.hasPrefix(outer) else { return String(line) }
            var rest = line.dropFirst(outer.count)
            var levels = 0
            while rest.hasPrefix(indentation) {
                rest = rest.dropFirst(indentation.count)
                levels += 1
            }
            return String(repeating: "    ", count: levels) + rest
        }
        return outdented.joined(separator: "\n")
    }

    /// Text with the line endings of the file, whatever mixture it has.
    func withNewlines(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x0A, previous != 0x0D, newline == "\r\n" { bytes.append(0x0D) }
            if byte == 0x0A, previous == 0x0D, newline == "\n" { bytes.removeLast() }
            bytes.append(byte)
            previous = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Layout {
    /// Text that was written with four spaces a level, one level in and in the file's own indentation.
    func inType(_ text: String) -> String {
        let lines: [Substring] = indented(text).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
    }
}
