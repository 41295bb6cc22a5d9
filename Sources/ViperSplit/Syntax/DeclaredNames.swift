import SwiftParser
import SwiftSyntax

/// The names of the inherited types, generic arguments and attributes dropped.
func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
        guard let composition = inherited.type.as(CompositionTypeSyntax.self) else { return [inheritedName(inherited)] }
        return composition.elements.map { nameOfInherited($0.type) }
    }
}

/// The name of an inherited type, generic arguments and attributes dropped; `class` is the old word for `AnyObject`.
func inheritedName(_ inherited: InheritedTypeSyntax) -> String { nameOfInherited(inherited.type) }

private func nameOfInherited(_ inherited: TypeSyntax) -> String {
    var type = inherited
    if type.is(ClassRestrictionTypeSyntax.self) { return "AnyObject" }
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedText
}

/// The identifiers that a pattern binds.
func declaredNames(in pattern: Syntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.identifierText] }
    return pattern.children(viewMode: .sourceAccurate).flatMap(declaredNames)
}

extension TokenSyntax {
    /// The name without the backticks that escape it.
    var identifierText: String {
        let text = text
        return text.utf8.first == UInt8(ascii: "`") ? identifier?.name ?? text : text
    }
}

extension String {
    /// The label of an argument or parameter as code writes it: in backticks if it is no word.
    var writtenAsLabel: String { isValidSwiftIdentifier(for: .memberAccess) ? self : "`\(self)`" }

    /// The name of something local as code writes it: in backticks if it is a keyword or no word.
    var writtenAsName: String { self == "_" || isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}

extension DeclSyntax {
    /// The base names that a declaration gives to its surroundings.
    var declaredNames: [String] {
        switch self.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): variable.bindings.flatMap { ViperSplit.declaredNames(in: Syntax($0.pattern)) }
        case .enumCaseDecl(let cases): cases.elements.map(\.name.identifierText)
        case .initializerDecl: ["init"]
        case .subscriptDecl: ["subscript"]
        case .extensionDecl: []
        default: asProtocol((any NamedDeclSyntax).self).map { [$0.name.identifierText] } ?? []
        }
    }
}

extension ExtensionDeclSyntax {
    /// The name of the extended type, nested ones by their path, without generic arguments.
    var extendedName: String { extendedType.nominalName ?? extendedType.trimmedText }
}

extension DeclSyntax {
    /// The name of the class that it declares, or of the type that it extends.
    var nameOfClass: String? {
        self.as(ExtensionDeclSyntax.self)?.extendedName ?? self.as(ClassDeclSyntax.self)?.name.text
    }
}

extension TypeSyntax {
    /// `UIView.ContentMode`, `Array` for `Array<Int>`; nil for types that have no name.
    var nominalName: String? {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.identifierText }
        guard let member = self.as(MemberTypeSyntax.self), let base = member.baseType.nominalName else { return nil }
        return "\(base).\(member.name.identifierText)"
    }
}

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

extension DeclSyntax {
    /// The name of a type, an alias or an associated type.
    var nameOfType: String? {
        guard
            self.asProtocol((any DeclGroupSyntax).self) != nil || self.is(TypeAliasDeclSyntax.self)
                || self.is(AssociatedTypeDeclSyntax.self)
        else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.identifierText
    }
}
