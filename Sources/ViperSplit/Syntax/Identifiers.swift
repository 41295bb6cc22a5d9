extension String {
    /// The identifiers and keywords in the text of a type or of an expression, in their order: `[`, `.` and `?` stand between
    /// them.
    var identifiers: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
}

/// A word that a type may be called by.
func isTypeName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
