import SwiftSyntax

extension TypeSyntax {
    /// The type of a property that keeps what a parameter of this type is given: without `inout` and `@escaping`, and with `?`
    /// in the place of `!`.
    var storedText: String {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            let attributes = attributed.attributes.compactMap { $0.as(AttributeSyntax.self) }
                .filter { !["escaping", "autoclosure"].contains($0.attributeName.trimmedText) }
                .map { $0.trimmedText + " " }
            return attributes.joined() + attributed.baseType.storedText
        }
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.trimmedText + "?"
        }
        return trimmedText
    }

    /// The optional type of what this one is.
    var optionalText: String {
        if self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return storedText }
        return isOneWord ? storedText + "?" : "(\(storedText))?"
    }

    private var isOneWord: Bool {
        [
            .identifierType, .memberType, .arrayType, .dictionaryType, .tupleType, .optionalType,
        ].contains(kind)
    }
}
