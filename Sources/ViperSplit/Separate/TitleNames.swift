import SwiftSyntax

/// Names after what a title says: an alert's, a button's.
extension ExtractionNames {
    /// `DeleteNote` for "Delete note?", `L10n.deleteNoteTitle`, `"note.delete_note.title".localized`, and a local constant that
    /// is one of those.
    static func title(of expression: ExprSyntax, _ scopes: Scopes) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: return expression.literalText.flatMap { title($0) }
        case .functionCallExpr(let call):
            let value = call.arguments.first { ["value", "defaultValue"].contains($0.labelName) }
            let literal = (value ?? call.arguments.first)?.expression.as(StringLiteralExprSyntax.self)
            return literal.map { title(of: ExprSyntax($0), scopes) } ?? title(of: call.calledExpression, scopes)
        // `"⚠️ " + L10n.deleteNoteTitle`
        case .infixOperatorExpr(let sum):
            return title(of: sum.leftOperand, scopes) ?? title(of: sum.rightOperand, scopes)
        case .memberAccessExpr(let access):
            let name = access.declName.baseName.identifierText
            guard !emptyWords.contains(name.lowercased()), access.base?.is(StringLiteralExprSyntax.self) != true else {
                return access.base.flatMap { title(of: $0, scopes) }
            }
            return access.base == nil || access.isOfTypes ? title(ofConstant: name) : nil
        case .declReferenceExpr(let reference):
            let name = reference.baseName.identifierText
            if let binding = scopes.binding(of: name, at: Syntax(expression)) {
                return binding.syntax.parent?.as(PatternBindingSyntax.self)?.initializer.flatMap {
                    title(of: $0.value, scopes)
                }
            }
            // `CANCEL_STRING()`
            return name == name.uppercased() ? title(ofConstant: name) : nil
        default: return nil
        }
    }

    /// The first three words of a text.
    static func words(of text: String) -> String? {
        let words = text.letterWords.prefix(3)
        return words.isEmpty ? nil : words.map(\.capitalizedFirst).joined()
    }

    /// The first words of a text; of a key, what its last part says.
    static func title(_ text: String) -> String? {
        let isKey = !text.contains(" ") && text.dropFirst().dropLast().contains { ".-_".contains($0) }
        guard isKey else { return words(of: text) }
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
