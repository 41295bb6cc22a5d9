import Foundation

/// A table that is searched as the text it is: lines of a key and values, sorted by the bytes of the key.
struct SortedTable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    func values(of key: String) -> [Substring] { lines(beginningWith: key + "\t").first?.values ?? [] }

    /// The rest of each key that begins with a text, with its values.
    func rows(beginningWith prefix: String) -> [(rest: Substring, values: [Substring])] {
        lines(beginningWith: prefix).map { ($0.dropFirst(prefix.utf8.count).prefix { $0 != "\t" }, $0.values) }
    }

    private func lines(beginningWith prefix: String) -> [String] {
        var prefix = prefix
        return text.withUTF8Buffer { text in
            prefix.withUTF8 { prefix in
                var low = 0
                var high = text.count
                while low < high {
                    var start = (low + high) / 2
                    while start > low, text[start - 1] != newline { start -= 1 }
                    // No byte of a key comes before the tab behind it, so that lines are sorted as their keys are.
                    if text.order(at: start, prefix) < 0 { low = text.endOfLine(at: start) + 1 } else { high = start }
                }
                var lines: [String] = []
                while low < text.count, text.order(at: low, prefix) == 0 {
                    let end = text.endOfLine(at: low)
                    lines.append(String(decoding: text[low..<end], as: UTF8.self))
                    low = end + 1
                }
                return lines
            }
        }
    }
}

private let newline = UInt8(ascii: "\n")

extension String {
    fileprivate var values: [Substring] {
        utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).dropFirst().map(Substring.init)
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func endOfLine(at start: Int) -> Int {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(newline), count - start)
        else { return count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Negative if the bytes from a place on come before others, zero if they begin with them.
    fileprivate func order(at start: Int, _ other: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = baseAddress, let prefix = other.baseAddress else { return 0 }
        let rest = count - start
        let order = memcmp(base + start, prefix, Swift.min(rest, other.count))
        return order == 0 ? Swift.min(0, rest - other.count) : Int(order)
    }
}
