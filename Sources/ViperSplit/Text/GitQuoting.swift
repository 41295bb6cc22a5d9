/// A path as git writes it in a diff: in C's quotes with octal escapes if it holds a quote, a backslash, a control
/// character or anything outside ASCII, and otherwise as it is.
func gitQuoted(_ path: String) -> String {
    let escaped = path.utf8.map(escaped).joined()
    return escaped == path ? path : "\"\(escaped)\""
}

private func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
        let octal = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
}
