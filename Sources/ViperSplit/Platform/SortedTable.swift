import Foundation

/// A table that is searched as the text it is: lines of a key and values, sorted by the bytes of the key.
struct SortedTable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    func values(of key: String) -> [Substring] {
        guard let line = line(of: key) else { return [] }
        return line.split(separator: "\t").dropFirst().map { $0 }
    }

    func contains(_ key: String) -> Bool { line(of: key) != nil }

    private func line(of key: String) -> String? {
        var key = key
        return text.withUTF8Buffer { text in
            key.withUTF8 { key in
                var low = 0
                var high = text.count
                while low < high {
                    var start = (low + high) / 2
                    while start > low, text[start - 1] != newline { start -= 1 }
                    let end = text.offset(of: newline, from: start)
                    let keyEnd = min(text.offset(of: tab, from: start), end)
                    let order = text[start..<keyEnd].compare(key)
                    if order == 0 { return String(decoding: text[start..<end], as: UTF8.self) }
                    if order < 0 { low = end + 1 } else { high = start }
                }
                return nil
            }
        }
    }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")

extension UnsafeBufferPointer<UInt8> {
    fileprivate func offset(of byte: UInt8, from start: Int) -> Int {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return count
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Negative if these bytes come before the others.
    fileprivate func compare(_ other: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = base.baseAddress, let start = other.baseAddress else { return count - other.count }
        let order = memcmp(base + startIndex, start, Swift.min(count, other.count))
        return order == 0 ? count - other.count : Int(order)
    }
}
