import ViperSplit

/// A message of the compiler, without its place.
public struct CompilerMessage: Hashable, Sendable, Codable, CustomStringConvertible {
    public var isError: Bool
    public var text: String
    /// The base name of the file and the line, for a reader only.
    public var place: String

    public var description: String { "\(place): \(isError ? "error" : "warning"): \(text)" }

    public static func == (left: CompilerMessage, right: CompilerMessage) -> Bool {
        left.isError == right.isError && left.text == right.text
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isError)
        hasher.combine(text)
    }
}

extension SourceFile {
    /// The lines before the first that lowering added.
    var ownLineCount: Int {
        let end = text.firstRange(of: "@preconcurrency @MainActor private protocol _Messages")?.lowerBound
        return text[..<(end ?? text.endIndex)].utf8.count { $0 == UInt8(ascii: "\n") }
    }
}

/// Reads the errors and warnings out of what the compiler printed. Warnings about lines after the last of a file's own,
/// which only lowering wrote, don't count.
func compilerMessages(in output: String, lineCounts: [String: Int]) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
        guard let (kind, range) = kindOfMessage(in: line) else { continue }
        let parts = line[..<range.lowerBound].split(separator: ":")
        let file = parts.first?.split(separator: "/").last.map(String.init) ?? ""
        let number = parts.dropFirst().first.flatMap { Int($0) } ?? 0
        if kind == "warning", let count = lineCounts[file], number > count { continue }
        let message = CompilerMessage(
            isError: kind == "error", text: String(line[range.upperBound...]), place: "\(file):\(number)")
        if !messages.contains(where: { $0 == message && $0.place == message.place }) { messages.append(message) }
    }
    return messages
}

private func kindOfMessage(in line: Substring) -> (kind: String, range: Range<Substring.Index>)? {
    guard line.first?.isWhitespace == false, !line.hasPrefix("-") else { return nil }
    for kind in ["error", "warning"] {
        if line.hasPrefix("\(kind): "), kind == "error" {
            let end = line.index(line.startIndex, offsetBy: kind.count + 2)
            return (kind, line.startIndex..<end)
        }
        if line.contains(".swift:"), let range = line.firstRange(of: ": \(kind): ") { return (kind, range) }
    }
    return nil
}
