import SwiftSyntax

/// Tells whether a use of a property needs a setter in an interface.
struct Mutability {
    let semantics: Semantics

    func needsSetter(_ use: Use, of member: Member) -> Bool {
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isSettable else { return false }
        switch use {
        case .assign, .mutate: return true
        case .read, .call: return false
        case .mutateInside:
            return semantics.type(of: member).map { !semantics.isClass($0.unwrapped) } ?? true
        case .methodCall(let name): return mayMutate(name, semantics.type(of: member)?.unwrapped)
        }
    }

    /// Whether calling a method on a value of a type may change the value itself.
    private func mayMutate(_ method: String, _ type: Type?) -> Bool {
        guard let type else { return !Platform.sdk.isReadingMethod(method) }
        if semantics.isClass(type) { return false }
        let found = semantics.members(named: method, of: type, isStatic: false).compactMap {
            $0.decl.as(FunctionDeclSyntax.self)
        }
        if found.isEmpty { return !Platform.sdk.isReadingMethod(method) }
        return found.contains { $0.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) } }
    }
}

extension Semantics {
    /// The type is a class, whose instances change without what holds them.
    func isClass(_ type: Type) -> Bool {
        guard let name = type.name else { return false }
        return declaredType(name)?.isClass ?? isUIKitName(name)
    }
}
