import SwiftSyntax

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
    func has(_ name: String) -> Bool { contains { $0.says(name) } }
}

extension AttributeListSyntax.Element {
    /// It is the attribute of a name, and in no `#if`.
    func says(_ name: String) -> Bool { self.as(AttributeSyntax.self)?.attributeName.trimmedText == name }
}
