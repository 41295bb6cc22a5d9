import ViperSplit

/// An error in the form that compilers print: `App/Notes.swift:12:5: error: cannot find 'note' in scope`.
struct CompilerError: Hashable {
    let path: String
    let line: Int
    let column: Int
    let message: String

    /// - Returns: nil if the line is no such message.
    init?(_ line: String) {
        guard let match = line.firstMatch(of: /^\s*([^:]+):(\d+):(?:(\d+):)? (?:fatal )?error: (.+)$/),
            let number = Int(match.2)
        else { return nil }
        path = String(match.1)
        self.line = number
        column = match.3.flatMap { Int($0) } ?? 1
        message = String(match.4)
    }

    /// The errors of a build's output, each once.
    static func all(in output: String) -> [CompilerError] {
        var seen: Set<CompilerError> = []
        return output.split(whereSeparator: \.isNewline).compactMap { CompilerError(String($0)) }
            .filter { seen.insert($0).inserted }
    }
}
