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
    /// A comment or a plan has asked for something that isn't done.
    public var isUnmetWish: Bool

    public init(
        severity: Severity, rule: String, message: String, path: String, line: Int, column: Int,
        isUnmetWish: Bool = false
    ) {
        self.severity = severity
        self.rule = rule
        self.message = message
        self.path = path
        self.line = line
        self.column = column
        self.isUnmetWish = isUnmetWish
    }
}

extension [Finding] {
    /// The findings of several view controllers, of which one says how to get the base files that the app lacks. Modules differ
    /// in the types that they name.
    public var withoutRepeatedBaseFiles: [Finding] {
        var told: Set<Substring> = []
        return filter { $0.rule != Rule.baseFiles.rawValue || told.insert($0.message.drop { $0 != ";" }).inserted }
    }
}

extension Finding {
    init(_ note: Note, at place: SourcePlace, in controller: Controller) {
        let location = controller.location(of: place)
        self.init(note, path: controller.units[place.unit].path, line: location.line, column: location.column)
        message = controller.base.words(message)
    }

    /// A file or folder of the context that is left out of it, since it can't be read.
    public static func unreadContext(_ path: String, reason: String) -> Finding {
        Finding(.unreadContext(reason: reason), path: path, line: 1, column: 1)
    }

    /// Where the rest of the app was read from.
    ///
    /// - Parameter sign: the file by which the folder was found; nil if it was named.
    public static func context(_ folder: String, files: Int, foundBy sign: String?) -> Finding {
        Finding(.context(folder: folder, files: files, foundBy: sign), path: folder, line: 1, column: 1)
    }

    /// Nothing tells where the rest of the app of a file is.
    public static func noContext(around path: String) -> Finding {
        Finding(.noContext, path: path, line: 1, column: 1)
    }

    /// An error of the user's build that isn't there without the split.
    public static func compilerError(_ message: String, path: String, line: Int, column: Int) -> Finding {
        Finding(.compilerError(message), path: path, line: line, column: column)
    }

    private init(_ note: Note, path: String, line: Int, column: Int) {
        self.init(
            severity: note.severity, rule: note.rule.rawValue, message: note.message, path: path, line: line,
            column: column, isUnmetWish: note.isUnmetWish)
    }
}
