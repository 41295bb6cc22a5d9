/// Something that the user should know about the input or the split, at a place in the input.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, Sendable {
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
