extension String {
    /// The identifiers and keywords in the text of a type or of an expression, in their order: `[`, `.` and `?` stand between
    /// them.
    var identifiers: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
}
