/// A file as the caller read it: its path as the caller names it, and its text, decoded but otherwise untouched
/// (a byte order mark and CRLF line endings included).
public struct SourceFile: Hashable, Sendable {
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
