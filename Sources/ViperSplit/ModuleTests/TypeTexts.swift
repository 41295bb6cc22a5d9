import SwiftSyntax

extension TypeSyntax {
    /// A value for the type, as far as its form tells one: `[]`, `""`, `{ _ in }`.
    ///
    /// - Parameter hasUIKit: UIKit is imported.
    func plainValue(hasUIKit: Bool) -> String? {
        if isFunction { return plainClosure(hasUIKit: hasUIKit) }
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.baseType.plainValue(hasUIKit: hasUIKit)
        }
        if isVoid { return "()" }
        switch self.as(TypeSyntaxEnum.self) {
        case .optionalType, .implicitlyUnwrappedOptionalType: return "nil"
        case .arrayType: return "[]"
        case .dictionaryType: return "[:]"
        case .tupleType(let tuple):
            let values = tuple.elements.map { element in
                element.type.plainValue(hasUIKit: hasUIKit).map { (label(of: element) ?? "") + $0 }
            }
            return values.contains(nil) ? nil : "(\(values.compactMap { $0 }.joined(separator: ", ")))"
        case .identifierType(let identifier):
            let value = valuesOfTypes[identifier.name.text]
            return value ?? (hasUIKit && trimmedText == "IndexPath" ? "IndexPath(row: 0, section: 0)" : nil)
        default: return nil
        }
    }

    private func label(of element: TupleTypeElementSyntax) -> String? {
        element.firstName.flatMap { $0.tokenKind == .wildcard ? nil : "\($0.text): " }
    }

    /// A closure that does nothing; nil if something has to come back.
    private func plainClosure(hasUIKit: Bool) -> String? {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            let isAutoclosure = attributed.attributes.has("autoclosure")
            let result = attributed.baseType.as(FunctionTypeSyntax.self)?.returnClause.type
            return isAutoclosure
                ? result?.plainValue(hasUIKit: hasUIKit) : attributed.baseType.plainClosure(hasUIKit: hasUIKit)
        }
        guard let function = withoutParentheses.as(FunctionTypeSyntax.self) else { return nil }
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = names.isEmpty ? "" : "\(names) in "
        if function.returnClause.type.isVoid { return names.isEmpty ? "{}" : "{ \(names) in }" }
        return function.returnClause.type.plainValue(hasUIKit: hasUIKit).map { "{ \(head)\($0) }" }
    }

    /// The type names one of some, or is `some` of a protocol.
    func isOpen(over generics: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            generics.contains(token.identifierText) || token.tokenKind == .keyword(.some)
        }
    }
}

private let valuesOfTypes: [String: String] = {
    let numbers = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        Platform.drawnNumber, "TimeInterval",
    ]
    let texts = ["String", "Substring"]
    let lists = ["Array", "Set"]
    let values = numbers.map { ($0, "0") } + texts.map { ($0, "\"\"") } + lists.map { ($0, "[]") }
    let others = [("Bool", "false"), ("Dictionary", "[:]"), ("Optional", "nil")]
    return Dictionary(values + others) { first, _ in first }
}()

extension TokenSyntax {
    /// A label of a call or a tuple: keywords need no backticks there, but for three.
    var labelText: String { ["inout", "var", "let"].contains(identifierText) ? text : identifierText }
}
