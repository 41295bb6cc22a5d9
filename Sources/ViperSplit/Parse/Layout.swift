/// How the given files are laid out; what is added follows them.
struct Layout {
    /// One level of indentation: a tab, or as many spaces as the file uses.
    let indentation: String
    let newline: String

    init(of unit: SourceUnit) {
        var counts: [String: Int] = [:]
        var previous = 0
        for (index, start) in unit.lineStarts.enumerated() {
            let end = index + 1 < unit.lineStarts.count ? unit.lineStarts[index + 1] : unit.bytes.count
            let line = unit.bytes[start..<end]
            guard let first = line.first, first != 0x0A, first != 0x0D else { continue }
            if first == 0x09 {
                counts["\t", default: 0] += 1
                continue
            }
            let width = line.prefix { $0 == 0x20 }.count
            let step = width - previous
            if (2...8).contains(step) { counts[String(repeating: " ", count: step), default: 0] += 1 }
            previous = width
        }
        indentation = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "    "
        let carriages = unit.bytes.lazy.filter { $0 == 0x0D }.count
        newline = carriages * 2 > unit.lineStarts.count ? "\r\n" : "\n"
    }

    /// Text that was written with `\n` and four spaces a level, in the layout of the file.
    func apply(to text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let spaces = line.prefix { $0 == " " }.count
            guard spaces >= 4 else { return String(line) }
            return String(repeating: indentation, count: spaces / 4) + String(repeating: " ", count: spaces % 4)
                + line.dropFirst(spaces)
        }
        return lines.joined(separator: newline)
    }
}
