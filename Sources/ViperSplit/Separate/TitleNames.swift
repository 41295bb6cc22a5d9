import SwiftSyntax

/// Names after what a title says: an alert's, a button's.
extension ExtractionNames {
    /// `DeleteNote` for "Delete note?", `L10n.deleteNoteTitle`, `"note.delete_note.title".localized`, and a local constant that
    /// is one of those.
    ///
    /// - Parameter count: how many words of a text are enough.
    static func title(of expression: ExprSyntax, _ scopes: Scopes, words count: Int = 3) -> String? {
        func said(by part: ExprSyntax) -> String? { title(of: part, scopes, words: count) }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: return expression.literalText.flatMap { title($0, words: count) }
        case .functionCallExpr(let call):
            let value = call.arguments.first { ["value", "defaultValue"].contains($0.labelName) }
            let literal = (value ?? call.arguments.first)?.expression.as(StringLiteralExprSyntax.self)
            return literal.map { said(by: ExprSyntax($0)) } ?? said(by: call.calledExpression)
        // `"⚠️ " + L10n.deleteNoteTitle`
        case .infixOperatorExpr(let sum) where sum.operator.trimmedText == "+":
            return said(by: sum.leftOperand) ?? said(by: sum.rightOperand)
        case .memberAccessExpr(let access):
            let name = access.declName.baseName.identifierText
            guard !emptyWords.contains(name.lowercased()), access.base?.is(StringLiteralExprSyntax.self) != true else {
                return access.base.flatMap(said(by:))
            }
            return access.base == nil || access.isOfTypes ? title(ofConstant: name) : nil
        case .declReferenceExpr(let reference):
            let name = reference.baseName.identifierText
            if let binding = scopes.binding(of: name, at: Syntax(expression)) {
                return binding.syntax.parent?.as(PatternBindingSyntax.self)?.initializer.flatMap {
                    said(by: $0.value)
                }
            }
            // `CANCEL_STRING()`
            return name == name.uppercased() ? title(ofConstant: name) : nil
        default: return nil
        }
    }

    /// The first words of a text, less those that name nothing; it doesn't end with one that leads to the next.
    static func words(of text: String, _ count: Int = 3) -> String? {
        let plain = text.replacing("\\n", with: " ").filter { !["'", "’"].contains($0) }
        let all = plain.letterWords.filter { !["a", "an", "the", "that", "this", "your"].contains($0.lowercased()) }
        let more = all.dropFirst(count - 1).prefix { leadingWords.contains($0.lowercased()) }.count
        let words = all.prefix(count + more)
        return words.isEmpty ? nil : words.map(\.capitalizedFirst).joined()
    }

    /// `showSavedAlert` for `showAlert` with a text `Saved`.
    static func titled(_ method: String, _ title: String) -> String {
        let words = method.letterWords
        let kind = words.dropFirst().prefix { !prepositions.contains($0.lowercased()) }.joined()
        return (words.first ?? "") + (kind.hasPrefix(title) ? "" : title) + (title.hasSuffix(kind) ? "" : kind)
    }

    /// Whether a title says more than what kind of text stands below it.
    static func isTelling(_ title: String) -> Bool { !kinds.contains(title) }

    private static let kinds: Set<String> = [
        "Alert", "Attention", "Error", "Failed", "Failure", "Hint", "Info", "Information", "Note", "Notice", "OK",
        "Oops", "Ooops", "Sorry", "Success", "UhOh", "Warning",
    ]

    /// Words after which something is missing.
    private static let leadingWords = prepositions.union([
        "and", "are", "be", "been", "does", "has", "have", "is", "no", "not", "or", "was",
    ])

    /// The first words of a text; of a key, what its last part says.
    static func title(_ text: String, words count: Int = 3) -> String? {
        let isKey = !text.contains(" ") && text.dropFirst().dropLast().contains { ".-_".contains($0) }
        guard isKey else { return words(of: text, count) }
        return text.split(separator: ".").last { !emptyWords.contains($0.lowercased()) }.flatMap {
            title(ofConstant: String($0))
        }
    }

    /// `Exit` for `exitEarlyActionExit`, `ExitEarly` for `exitEarlyAlertTitle`.
    private static func title(ofConstant name: String) -> String? {
        var words = (name == name.uppercased() ? name.lowercased() : name).letterWords[...]
        let isEmpty = { (word: String) in emptyWords.contains(word.lowercased()) }
        while let last = words.last, isEmpty(last) { words.removeLast() }
        while let first = words.first, isEmpty(first) { words.removeFirst() }
        if let place = words.lastIndex(where: { ["action", "button"].contains($0.lowercased()) }) {
            words = words[(place + 1)...]
        }
        return words.isEmpty ? nil : words.suffix(4).map(\.capitalizedFirst).joined()
    }

    /// What a title is part of, and how it is made: that isn't what it says.
    private static let emptyWords: Set<String> = [
        "title", "message", "text", "label", "string", "value", "key", "name", "description", "localized",
        "localizedstring", "localizeddescription", "rawvalue", "uppercased", "lowercased", "capitalized", "alert",
        "sheet", "button", "action", "prompt",
    ]
}
