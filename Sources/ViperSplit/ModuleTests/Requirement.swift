import SwiftSyntax

/// What a protocol asks of those who adopt it.
enum Requirement {
    case function(FunctionDeclSyntax)
    case property(RequiredProperty)
    /// An initialiser, a subscript, an associated type: what a spy can't have by itself.
    case other(DeclSyntax)

    /// What tells it from another one of the same protocols.
    var key: String {
        switch self {
        case .function(let function):
            let types = function.signature.parameterClause.parameters.map(\.type.trimmedText)
            return
                "\(function.name.identifierText)(\(zip(function.parameterLabels, types).map { "\($0 ?? "_"): \($1)" }))"
        case .property(let property): return property.name
        case .other(let decl): return decl.trimmedText
        }
    }
}

/// `var notes: [Note] { get async throws }`
struct RequiredProperty {
    let decl: VariableDeclSyntax
    /// As it is written, in backticks if need be.
    let writtenName: String
    let name: String
    let type: TypeSyntax
    let isSettable: Bool
    let effects: AccessorEffectSpecifiersSyntax?
}

extension ProtocolDeclSyntax {
    /// What the protocol itself asks for, in the order of the source.
    var requirements: [Requirement] {
        memberBlock.members.flatMap { $0.decl.unconditional }.flatMap { decl -> [Requirement] in
            if let modified = decl.asProtocol((any WithModifiersSyntax).self), modified.modifiers.has("optional") {
                return []
            }
            if let function = decl.as(FunctionDeclSyntax.self), MemberShape(decl).kind == .function {
                return [.function(function)]
            }
            guard let variable = decl.as(VariableDeclSyntax.self) else {
                return decl.is(TypeAliasDeclSyntax.self) ? [] : [.other(decl)]
            }
            return variable.bindings.compactMap { RequiredProperty($0, in: variable).map(Requirement.property) }
        }
    }
}

extension RequiredProperty {
    fileprivate init?(_ binding: PatternBindingSyntax, in decl: VariableDeclSyntax) {
        guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type
        else { return nil }
        var accessors: [AccessorDeclSyntax] = []
        if case .accessors(let list) = binding.accessorBlock?.accessors { accessors = Array(list) }
        self.init(
            decl: decl, writtenName: identifier.text, name: identifier.identifierText, type: type,
            isSettable: accessors.contains { $0.accessorSpecifier.text == "set" },
            effects: accessors.first { $0.accessorSpecifier.text == "get" }?.effectSpecifiers)
    }
}
