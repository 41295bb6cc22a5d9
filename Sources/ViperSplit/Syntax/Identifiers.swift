import SwiftSyntax

extension String {
    /// The identifiers and keywords in the text of a type or of an expression, in their order: `[`, `.` and `?` stand between
    /// them.
    var identifiers: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }

    /// The types in the text of a type, nested ones by their paths: `Note.Kind` and `Bool` of `(Note.Kind) -> Bool`.
    var typePaths: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init).filter {
            $0.first?.isUppercase == true && $0 != "Any"
        }
    }
}

/// A word that a type may be called by.
func isTypeName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// The identifiers in a piece of code.
func names(in node: Syntax) -> Set<String> {
    Set(
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier = token.tokenKind { return token.identifierText }
            return nil
        })
}
