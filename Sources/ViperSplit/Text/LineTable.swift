/// The lines of a text, each with its line feed. Only a line feed ends a line, as in git: the carriage return of CRLF
/// belongs to its line. Works on bytes, since "\r\n" is a single `Character`.
struct LineTable {
    let bytes: [UInt8]
    /// Where each line starts, and where the last one ends.
    private let bounds: [Int]

    init(_ bytes: [UInt8]) {
        var bounds = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            bounds.append(offset + 1)
        }
        if bounds.last != bytes.count { bounds.append(bytes.count) }
        self.bytes = bytes
        self.bounds = bounds
    }

    var count: Int { bounds.count - 1 }

    subscript(line: Int) -> ArraySlice<UInt8> {
        bytes[bounds[line]..<bounds[line + 1]]
    }

    /// Where the line starts; for `count`, where the text ends.
    func start(of line: Int) -> Int {
        bounds[line]
    }

    /// The line that holds the offset. The end of the text belongs to the last line where that lacks its line feed,
    /// and is otherwise a line of its own, `count`.
    func line(at offset: Int) -> Int {
        if offset == bytes.count, let last = bytes.last, last != UInt8(ascii: "\n") { return count - 1 }
        var low = 0
        var high = bounds.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if bounds[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
