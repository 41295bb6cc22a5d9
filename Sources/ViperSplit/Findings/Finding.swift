/// Something that the user should know about the input or the split, at a place in the input.
public struct Finding: Hashable, Sendable, Codable {
    public enum Severity: String, Sendable, Codable {
        case note, warning, error
    }

    public var severity: Severity
    /// The kebab-case name of the rule that speaks, as printed in brackets after the message.
    public var rule: String
    /// Lower case, no full stop; quotes the name, and says what the user can do.
    public var message: String
    public var path: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in UTF-8 code units.
    public var column: Int

    public init(severity: Severity, rule: String, message: String, path: String, line: Int, column: Int) {
        self.severity = severity
        self.rule = rule
        self.message = message
        self.path = path
        self.line = line
        self.column = column
    }
}

extension Finding {
    init(_ note: Note, at place: SourcePlace, in controller: Controller) {
        let location = controller.location(of: place)
        self.init(note, path: controller.units[place.unit].path, line: location.line, column: location.column)
    }

    /// A file or folder of the context that is left out of it, since it can't be read.
    public static func unreadContext(_ path: String, reason: String) -> Finding {
        Finding(.unreadContext(reason: reason), path: path, line: 1, column: 1)
    }

    private init(_ note: Note, path: String, line: Int, column: Int) {
        self.init(
            severity: note.severity, rule: note.rule.rawValue, message: note.message, path: path, line: line,
            column: column)
    }
}
